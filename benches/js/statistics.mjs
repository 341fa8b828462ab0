// @ts-check
// The arithmetic of the measurements: medians over rounds, ratios inside a round, and a shuffle that can be repeated.

/** @typedef {{ median: number, min: number, max: number }} Spread */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {number[]} values @returns {Spread} */
export function spread(values) {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/**
 * The ratios of two series taken in the same rounds. Rounds are never mixed: the machine's load changes between them.
 * @param {number[]} above
 * @param {number[]} below
 */
export function ratios(above, below) {
  return above.map((value, round) => value / below[round]);
}

/** @param {number[]} values */
export function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/**
 * Several series of ratios as one: the geometric mean of each round.
 * @param {number[][]} series
 */
export function meanByRound(series) {
  return series[0].map((_, round) => geometricMean(series.map((values) => values[round])));
}

/** Three significant digits, and no fraction from 1,000 on. @param {number} value */
export function significant(value) {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString("en-GB");
  return String(Number(value.toPrecision(3)));
}

/** @param {number[]} values */
export function medianAndRange(values) {
  const { median: middle, min, max } = spread(values);
  return `${significant(middle)} [${significant(min)}–${significant(max)}]`;
}

/**
 * A shuffled copy, the same for the same seed, so that a run can be repeated in the same order.
 * @template T
 * @param {readonly T[]} items
 * @param {number} seed
 * @returns {T[]}
 */
export function shuffled(items, seed) {
  const copy = [...items];
  const next = random(seed);
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}

/**
 * A linear congruential generator of numbers in [0, 1) with the constants of Numerical Recipes: the same on every machine.
 * @param {number} seed
 * @returns {() => number}
 */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  // Neighbouring seeds begin with neighbouring numbers.
  for (let skipped = 0; skipped < 8; skipped++) next();
  return next;
}
