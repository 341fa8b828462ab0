//! A game: acts in, rulings out.

use crate::chess::{Color, History, Position, Role};

use super::act::{Act, ActError, Deed, Irregularity};
use super::completion::ending;
use super::decision::{Decision, Effect};
use super::options::{Options, Supervision, Terms};
use super::outcome::Outcome;
use super::ruling::{Ruling, RulingCode};
use super::scene::Scene;
use super::snapshot::{GameState, MadeMove};
use super::state::State;

/// A game under the Laws: whatever hands, clocks and voices do at the board, in order, and the rulings on it.
///
/// A game is its acts: replaying the same acts under the same options gives the same rulings and the same state.
///
/// # Examples
/// ```
/// use adoube::arbiter::{Deed, Game, Options, RulingCode};
/// use adoube::chess::Square;
/// let mut game = Game::new(Default::default(), Options::default());
/// let knight = Square::at(1, 0);
/// let rulings = game.apply(Deed::Touch { square: vec![knight] }.into())?;
/// assert_eq!(rulings[0].code, RulingCode::TouchMustMove);
/// assert_eq!(rulings[0].article, Some("4.3.1"));
/// assert_eq!(game.state().legal_moves, ["b1a3", "b1c3"]);
/// # Ok::<(), adoube::arbiter::ActError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    options: Options,
    terms: Terms,
    state: State,
    acts: Vec<Act>,
    rulings: Vec<(usize, Ruling)>,
}

impl Game {
    /// A game that begins with this position. One that is mate, stalemate, dead or drawn by 9.6 is over at once.
    #[must_use]
    pub fn new(first: Position, options: Options) -> Game {
        let terms = Terms::of(&options);
        let mut state = State::new(first, options.time_control.clone(), &options.prior);
        let (count, plies) = state.occurrences(&first);
        if let Some(decision) = ending(&first, count, &plies, &terms) {
            state.apply_all(decision.effects);
        }
        Game { options, terms, state, acts: Vec::new(), rulings: Vec::new() }
    }

    /// Does an act, records it, and answers the decisions that it led to, in order.
    ///
    /// What breaks the Laws is answered by a ruling.
    ///
    /// # Errors
    /// [`ActError`] for what cannot have happened: time running backwards, no piece on a square where the act names
    /// one, no piece named. Nothing is recorded then.
    pub fn apply(&mut self, act: Act) -> Result<Vec<Ruling>, ActError> {
        let before = self.rulings.len();
        self.record(act)?;
        Ok(self.rulings.iter().skip(before).map(|(_, ruling)| ruling.clone()).collect())
    }

    /// The same as [`Game::apply`], for those who look the rulings up in [`Game::rulings`]: copying them takes much code.
    pub(crate) fn record(&mut self, mut act: Act) -> Result<(), ActError> {
        self.admit(&mut act)?;
        let number = self.acts.len();
        if self.state.outcome.is_none() {
            self.state.pass_time(act.at.unwrap_or(self.state.at));
            // A flag that falls before the act is done is noticed before it, unless the act is to say so.
            if !matches!(act.deed, Deed::Flag { .. } | Deed::SetClock { .. }) {
                self.watch(number);
            }
        }
        let by = self.actor(&act);
        if let Deed::Tick = act.deed
            && self.rulings.last().is_some_and(|(last, _)| *last == number)
        {
            self.acts.push(act); // the time that passed has been ruled on
            return Ok(());
        }
        self.rule(number, |scene| Some(decide(scene, by, &act)));
        self.acts.push(act);
        self.watch(number);
        let completed = self.state.outcome.is_none() && self.state.pending.is_none();
        if completed && self.terms.supervision == Supervision::Claims {
            self.rule(number, |scene| scene.watch_position());
        }
        Ok(())
    }

    fn watch(&mut self, number: usize) {
        if self.state.first_fallen.is_some() {
            self.rule(number, |scene| scene.watch_flags());
        }
    }

    /// Carries out what is decided, and what follows from it.
    fn rule(&mut self, number: usize, decide: impl FnOnce(&Scene<'_>) -> Option<Box<Decision>>) {
        let mut next = decide(&Scene::new(&self.state, &self.terms));
        while let Some(decision) = next {
            let decision = *decision;
            self.state.apply_all(decision.effects);
            self.rulings.push((number, decision.ruling));
            next = decision.next;
        }
    }

    /// Looks only at what cannot have happened.
    #[inline(never)]
    fn admit(&self, act: &mut Act) -> Result<(), ActError> {
        if let Deed::Touch { square } | Deed::Adjust { square } = &mut act.deed {
            let mut once = Vec::new();
            for named in square.iter() {
                if !once.contains(named) {
                    once.push(*named);
                }
            }
            *square = once;
            if square.is_empty() {
                return Err(ActError::BadAct { field: "square", expected: "a square or a list of squares" });
            }
        }
        if let Deed::Promote { role: Role::Pawn | Role::King, .. } = act.deed {
            return Err(ActError::BadAct { field: "role", expected: "knight, bishop, rook or queen" });
        }
        if let Deed::Arrive { late, .. } = act.deed
            && late < 0
        {
            return Err(ActError::BadAct { field: "late", expected: "a time that is not negative" });
        }
        if let Some(at) = act.at.filter(|&at| at < self.state.at) {
            return Err(ActError::BadTime { at, last: self.state.at });
        }
        if self.state.outcome.is_none() {
            for &square in act.deed.pieces_named() {
                if self.state.table.named(self.position(), square).is_none() {
                    return Err(ActError::EmptySquare { square });
                }
            }
        }
        Ok(())
    }

    /// Who acts, when the act does not say: the player having the move, but for words and presses that belong to the
    /// player whose move is not yet completed.
    fn actor(&self, act: &Act) -> Color {
        let turn = self.position().turn();
        let mover = self.state.pending.unwrap_or(turn);
        act.by.unwrap_or(match act.deed {
            Deed::PressClock | Deed::OfferDraw => mover,
            Deed::Irregularity { kind: Irregularity::TwoHands | Irregularity::WrongHand, .. } => mover,
            Deed::AcceptDraw | Deed::DeclineDraw => self.state.offer.map_or(turn, |offer| !offer),
            _ => turn,
        })
    }

    /// The lawful position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.state.history.position()
    }

    /// The moves made, with the positions they led through.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.state.history
    }

    /// The moves made so far, as a score sheet has them.
    #[must_use]
    pub fn moves(&self) -> Vec<MadeMove> {
        let clocked = self.state.clock.is_some();
        let mut moves = Vec::with_capacity(self.history().ply());
        for (index, (ply, position)) in self.history().positions_from(1).enumerate() {
            let Some((uci, san)) = self.history().texts(index) else { continue };
            let remaining = self.state.remaining.get(index).copied().filter(|_| clocked);
            moves.push(MadeMove { ply, uci, san, fen: position.fen(), color: !position.turn(), remaining });
        }
        moves
    }

    /// What the game is played under.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The acts so far.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The rulings so far, each with the index of its act.
    #[must_use]
    pub fn rulings(&self) -> &[(usize, Ruling)] {
        &self.rulings
    }

    /// The result, once there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.state.outcome.as_ref()
    }

    /// Everything that can be seen at this moment.
    #[must_use]
    pub fn state(&self) -> GameState {
        GameState::of(&Scene::new(&self.state, &self.terms))
    }

    /// A new game with the acts up to, but not including, this index, under the same options.
    ///
    /// # Errors
    /// None for acts that were recorded; the type is that of [`Game::apply`].
    pub fn rewind(&self, acts: usize) -> Result<Game, ActError> {
        let mut game = Game::new(*self.state.history.first(), self.options.clone());
        for act in self.acts.iter().take(acts) {
            game.apply(act.clone())?;
        }
        Ok(game)
    }
}

/// What an act leads to.
#[inline(never)]
fn decide(scene: &Scene<'_>, by: Color, act: &Act) -> Box<Decision> {
    if let Some(outcome) = &scene.state.outcome {
        if let Deed::Object { ground } = act.deed
            && scene.can_be_reopened(by)
        {
            return scene.object(by, ground);
        }
        let over = Decision::new(RulingCode::GameOver, false, by, None).with_word("reason", outcome.reason.name());
        let over = over.with_word("act", act.deed.name());
        // Whoever touches a piece after the end can no longer object to how it came about (4.8).
        let with_intent = !matches!(act.deed, Deed::Adjust { .. } | Deed::Accident { .. });
        let touches = with_intent && by == scene.turn && !act.deed.pieces_named().is_empty();
        return if touches { over.then(Effect::Touched(true)) } else { over };
    }
    if let Some(refusal) = hands_off(scene, by, &act.deed) {
        return refusal;
    }
    match &act.deed {
        Deed::Adjust { square } => scene.adjust(by, square),
        Deed::PressClock => scene.press_clock(by),
        Deed::OfferDraw => scene.offer_draw(by),
        Deed::AcceptDraw => scene.accept_draw(by),
        Deed::DeclineDraw => scene.decline_draw(by),
        Deed::ClaimDraw { ground, text } => scene.claim_draw(by, *ground, text.as_deref()),
        Deed::Resign => scene.resign(by),
        Deed::Pause => scene.pause(by),
        Deed::Resume => scene.resume(by),
        Deed::Tick => scene.tick(by),
        Deed::Flag { color } => scene.flag(act.by, *color),
        Deed::SetClock { white, black } => scene.set_clock([*white, *black]),
        Deed::Object { ground } => scene.object(by, *ground),
        Deed::Write { text } => scene.write(by, text),
        Deed::Irregularity { kind, found } => scene.irregularity(by, *kind, *found),
        Deed::Arrive { color, late } => scene.arrive(*color, *late),
        Deed::Adjourn { sealed } => scene.adjourn(sealed),
        Deed::ResumeSession { present } => scene.resume_session(present.as_deref().unwrap_or(&Color::ALL)),
        Deed::Decide { upheld, time } => scene.decide(*upheld, *time),
        Deed::Penalise { color, penalty, time, reason } => scene.penalise(*color, *penalty, *time, reason),
        hand if by != scene.turn => scene.out_of_turn(by, hand.name(), hand.pieces_named()),
        Deed::Touch { square } => scene.touch(square),
        Deed::Lift { square } => scene.lift(*square),
        Deed::Accident { square } => scene.accident(*square),
        Deed::Release { from, to } => scene.release(*from, *to),
        Deed::Remove { square } => scene.release(*square, None),
        Deed::Promote { role, square } => scene.promote(*role, *square),
        Deed::Play { text } => scene.play(text),
    }
}

/// While the clocks are stopped or a move is sealed, nobody plays.
fn hands_off(scene: &Scene<'_>, by: Color, deed: &Deed) -> Option<Box<Decision>> {
    let code = match (&scene.state.sealed, scene.state.paused) {
        (Some(_), _) => RulingCode::HandsAdjourned,
        (None, true) => RulingCode::HandsPaused,
        (None, false) => return None,
    };
    let refused = deed.is_of_the_hand() || matches!(deed, Deed::PressClock);
    refused.then(|| scene.no(code, None).by(by).with_word("act", deed.name()))
}
