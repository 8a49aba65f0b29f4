/** Numbers that look like chance and are the same for a seed for ever. */
export interface RandomNumbers {
  /** A whole number from 0 to the limit, both included. */
  upTo(limit: number): number;
  oneOf<T>(choices: readonly T[]): T;
}

/** Mulberry32: small, fast, and good enough to shuffle tests with. */
export function numbersFrom(seed: number): RandomNumbers {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (limit: number) => Math.floor(next() * (limit + 1));
  return { upTo, oneOf: (choices) => choices[upTo(choices.length - 1)] as (typeof choices)[number] };
}
