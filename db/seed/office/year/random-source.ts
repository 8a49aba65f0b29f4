/** Choices that look like chance and are the same for a seed for ever. */
export interface RandomSource {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number between two, both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  oneOf<T>(choices: readonly T[]): T;
  /** One of the choices, each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [T, weight: number])[]): T;
  shuffled<T>(values: readonly T[]): T[];
}

/** Mulberry32: small and fast, and nothing of it is a secret. */
export function randomSource(seed: number): RandomSource {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const source: RandomSource = {
    next,
    between,
    chance: (probability) => next() < probability,
    oneOf: (choices) => choices[between(0, choices.length - 1)] as (typeof choices)[number],
    weighted(choices) {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return (found ?? (choices[0] as (typeof choices)[number]))[0];
    },
    shuffled(values) {
      const mixed = [...values];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [mixed[last], mixed[other]] = [mixed[other], mixed[last]] as [
          (typeof mixed)[number],
          (typeof mixed)[number],
        ];
      }
      return mixed;
    },
  };
  return source;
}
