import { foldDigits } from "#app/lib/text/clean-text.ts";

/** The SQL function `parts.specs_of` reads the same of a part's name. */
const measure =
  /(?<![a-z0-9])(\d{1,2}\s?w(?:\s?-\s?\d{1,3}|\d{1,3}|\s{1,2}\d{2})|\d{3}\s?\/\s?\d{2}\s?z?r\s?-?\s?\d{2}|dot\s?-?\s?\d(?:\.\d)?|[a-z]{1,4}\d{1,4}[a-z]?|\d{1,4}[a-z]{1,3})(?![a-z0-9])/gi;
/** Nobody who types one of these means anything else. */
const exact = /^(?:\d{1,2}w\d{1,3}|\d{3}\/\d{2}z?r\d{2})$/;
/** What people and documents write for a dash. */
const dash = /[\u2010-\u2015\u2212\uff0d_]/g;
const mostSpecs = 4;

export interface Spec {
  /** In one form: `5w30`, `215/55r17`. */
  readonly spec: string;
  readonly typed: string;
}

/** The measures in a query: a part that has another one is not what is meant. */
export function specsIn(query: string): Spec[] {
  const found = [...plain(query).matchAll(measure)].slice(0, mostSpecs);
  return found.map(([typed]) => ({ typed, spec: typed.toLowerCase().replace(/[\s-]/g, "") }));
}

/** A viscosity or a tire's size: where no part has it there is none, rather than one of another. */
export function isExact({ spec }: Spec): boolean {
  return exact.test(spec);
}

/** The query without some of its measures. */
export function withoutSpecs(query: string, specs: readonly Spec[]): string {
  return specs.reduce((left, { typed }) => left.replace(typed, " "), plain(query)).trim();
}

function plain(query: string): string {
  return foldDigits(query).replace(dash, "-");
}
