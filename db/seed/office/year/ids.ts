/** The ids of the demo's year: each kind has its own, so that they are found and never meet those of others. */
const kinds = {
  ...{ customer: 1, vehicle: 2, guest: 3, appointment: 4, lead: 5, order: 6 },
  ...{ link: 7, campaign: 8, copy: 9, erasure: 10 },
} as const;
export type YearKind = keyof typeof kinds;

const prefixOf = (kind: YearKind) => `01976f00-01${String(kinds[kind]).padStart(2, "0")}-7000-8000-`;

export function yearId(kind: YearKind, number: number): string {
  return prefixOf(kind) + String(number).padStart(12, "0");
}

/** The first and the last id that a kind can have. */
export function yearIdSpan(kind: YearKind): readonly [first: string, last: string] {
  return [prefixOf(kind) + "0".repeat(12), prefixOf(kind) + "9".repeat(12)];
}
