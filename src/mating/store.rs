//! The positions that a search has reached, each once, exactly.

use crate::chess::Planes;

/// Stands for "none" where a number of a state is expected.
pub(super) const NONE: u32 = u32::MAX;

/// States in one block: blocks are never moved, so that growing never holds two copies of the states.
const BLOCK: usize = 1 << BLOCK_BITS;
const BLOCK_BITS: u32 = 10;

/// What belongs to a state besides the position.
#[derive(Clone, Copy)]
struct Link {
    /// The state that it was first reached from.
    parent: u32,
    /// The next one in its queue.
    next: u32,
}

/// What a state takes besides its place in the index.
#[cfg(test)]
pub(super) const BYTES_PER_STATE: u64 = (size_of::<Planes>() + size_of::<Link>()) as u64;

/// A set of positions, numbered in the order in which they were reached.
pub(super) struct Store {
    blocks: Vec<Vec<Planes>>,
    links: Vec<Link>,
    /// Open addressing: the number of a state, or [`NONE`].
    index: Vec<u32>,
}

impl Store {
    pub fn new() -> Store {
        Store { blocks: Vec::new(), links: Vec::new(), index: vec![NONE; 512] }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// The planes of a state; of a number that none has, an empty board.
    #[inline]
    pub fn planes(&self, id: u32) -> Planes {
        let block = self.blocks.get((id >> BLOCK_BITS) as usize);
        block.and_then(|block| block.get(id as usize % BLOCK)).copied().unwrap_or_default()
    }

    /// The state from which this one was first reached.
    pub fn parent(&self, id: u32) -> u32 {
        self.links.get(id as usize).map_or(NONE, |link| link.parent)
    }

    /// Takes a position in; the number of the new state, or none when it is there already.
    #[inline]
    pub fn insert(&mut self, planes: Planes, parent: u32) -> Option<u32> {
        let mask = self.index.len() - 1;
        let mut place = scattered(planes) as usize & mask;
        loop {
            let id = self.index.get(place).copied().unwrap_or(NONE);
            if id == NONE {
                break;
            }
            if self.planes(id) == planes {
                return None;
            }
            place = (place + 1) & mask;
        }
        let id = self.links.len() as u32;
        if let Some(free) = self.index.get_mut(place) {
            *free = id;
        }
        self.append(planes);
        self.links.push(Link { parent, next: NONE });
        if self.links.len() * 2 > self.index.len() {
            self.spread();
        }
        Some(id)
    }

    /// The number of a position, if it is there.
    pub fn find(&self, planes: Planes) -> Option<u32> {
        let mask = self.index.len() - 1;
        let mut place = scattered(planes) as usize & mask;
        loop {
            let id = self.index.get(place).copied().filter(|&id| id != NONE)?;
            if self.planes(id) == planes {
                return Some(id);
            }
            place = (place + 1) & mask;
        }
    }

    fn append(&mut self, planes: Planes) {
        match self.blocks.last_mut() {
            Some(block) if block.len() < BLOCK => block.push(planes),
            last => {
                // The first grows as it must, since most searches are short.
                let mut block = Vec::with_capacity(if last.is_none() { 64 } else { BLOCK });
                block.push(planes);
                self.blocks.push(block);
            }
        }
    }

    /// Doubles the index.
    #[inline(never)]
    fn spread(&mut self) {
        let size = self.index.len() * 2;
        self.index = Vec::new();
        self.index.resize(size, NONE);
        let mask = size - 1;
        for id in 0..self.links.len() as u32 {
            let mut place = scattered(self.planes(id)) as usize & mask;
            while let Some(slot) = self.index.get_mut(place) {
                if *slot == NONE {
                    *slot = id;
                    break;
                }
                place = (place + 1) & mask;
            }
        }
    }

    /// Puts a state in front of a queue.
    #[inline]
    pub fn push(&mut self, head: &mut u32, id: u32) {
        if let Some(link) = self.links.get_mut(id as usize) {
            link.next = *head;
            *head = id;
        }
    }

    /// Takes the front of a queue.
    #[inline]
    pub fn pop(&self, head: &mut u32) -> Option<u32> {
        let id = *head;
        *head = self.links.get(id as usize)?.next;
        Some(id)
    }
}

#[inline]
fn scattered([a, b, c, d]: Planes) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |x: u64, y: u64| (x ^ y.rotate_left(29)).wrapping_mul(ODD);
    let all = mix(mix(mix(a, b), c), d);
    all ^ all >> 32
}
