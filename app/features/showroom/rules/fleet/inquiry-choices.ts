/** What the inquiry of a fleet has to know of the calculator to begin with its answers, on whichever page it stands. */
export interface InquiryChoices {
  /** The kinds of work, as the calculator calls them, with the models whose trims fit each. */
  readonly uses: readonly { readonly id: string; readonly label: string; readonly cars: readonly string[] }[];
  /** Months. */
  readonly terms: readonly number[];
}

/** The content of the calculator, as far as its answers need it. */
interface Calculator {
  readonly uses: readonly { readonly id: string; readonly trims: readonly string[] }[];
  readonly useLabels: readonly { readonly id: string; readonly label: string }[];
  readonly worth: readonly { readonly months: number }[];
}

/** A trim that content does not have names no model; a kind of work without a label bears its id. */
export function inquiryChoices(
  { uses, useLabels, worth }: Calculator,
  trims: readonly { readonly id: string; readonly car: string }[],
): InquiryChoices {
  return {
    uses: uses.map((use) => ({
      id: use.id,
      label: useLabels.find(({ id }) => id === use.id)?.label ?? use.id,
      cars: [...new Set(trims.filter(({ id }) => use.trims.includes(id)).map(({ car }) => car))],
    })),
    terms: worth.map(({ months }) => months),
  };
}
