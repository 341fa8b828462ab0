use adoube::chess::*;
fn main(){ let a:Vec<String>=std::env::args().collect(); let (p,_)=Position::from_fen(&a[1],FenMode::default()).unwrap();
 adoube::mating::dbg2(&p, if a[2]=="w" {Color::White} else {Color::Black}, a[3].parse().unwrap()); }
