use adoube::chess::*; use adoube::mating::*; use std::time::Instant;
fn main(){
  let a:Vec<String>=std::env::args().collect();
  let limit:u64=a[2].parse().unwrap();
  let text=std::fs::read_to_string(&a[1]).unwrap();
  let mut times=vec![]; let mut states=vec![]; let mut diffs=0; let mut unk=0; let mut bad=0; let mut lens=vec![];
  let start=Instant::now();
  for line in text.lines(){
    if line.starts_with('#')||line.trim().is_empty(){continue}
    let (label,fen)=line.split_once(' ').unwrap();
    let Ok((p,_))=Position::from_fen(fen, FenMode::default()) else { bad+=1; if a.len()>4 {println!("BAD {line}");} continue };
    for (i,c) in Color::ALL.into_iter().enumerate(){
      let t=Instant::now();
      let r=examine(&p,&[],c,limit); let (v,n,len)=(r.verdict,r.nodes,r.line.map_or(0,|l|l.len()));
      let e=t.elapsed().as_nanos() as u64;
      if n>800 && a.len()>4 {println!("HARD {label} {fen} |{c} {n} {v:?}");}
      times.push((e,n,fen.to_string(),c,v)); states.push(n); lens.push(len);
      let want=label.as_bytes()[i]!=b'-';
      let got=v==Verdict::Yes;
      if v==Verdict::Unknown {unk+=1; if a.len()>3 {println!("UNK {c} {label} {n} {fen}");} }
      else if want!=got { diffs+=1; println!("DIFF {c} {label} {v:?} {fen}"); }
    }
  }
  times.sort_by_key(|t|t.0); states.sort(); lens.sort();
  let q=|p:f64| ((times.len()-1) as f64*p) as usize;
  println!("{} queries in {:?}, {unk} unknown, {diffs} differ, {bad} bad",times.len(),start.elapsed());
  for p in [0.5,0.9,0.97,0.99,0.999,0.9999,1.0]{ println!("p{p}: {} us  {} states len {}",times[q(p)].0 as f64/1000.,states[q(p)],lens[q(p)]); }
  for t in times.iter().rev().take(12){println!("{} us {} {} {} {:?}",t.0/1000,t.1,t.3,t.2,t.4);}
}
