import { readWholeNumber } from "#app/features/finance/rules/finance-numbers.ts";
import type { FleetAnswers } from "./fleet-estimate.ts";

/** The four answers of the fleet calculator, one of them the kind of work. */
export interface FleetQuery extends FleetAnswers {
  readonly use: string;
}

/** What may be answered, from content. */
export interface FleetChoices {
  readonly uses: readonly string[];
  readonly terms: readonly number[];
}

/** Kilometers a year and vehicles (1 to 999). */
export const fleetLimits = {
  km: { least: 1_000, most: 200_000, preset: 30_000 },
  count: { least: 1, most: 999, preset: 5 },
} as const;
const presetTerm = 36;

/** Reads the answers of an address or a form; what is missing or makes no sense takes its preset, too much its limit. */
export function readFleetQuery(search: URLSearchParams, { uses, terms }: FleetChoices): FleetQuery {
  const use = search.get("use") ?? "";
  const months = readWholeNumber(search.get("term") ?? "");
  return {
    kmPerYear: within(search.get("km"), fleetLimits.km),
    count: within(search.get("count"), fleetLimits.count),
    use: uses.includes(use) ? use : (uses[0] ?? ""),
    months: months !== undefined && terms.includes(months) ? months : presetOf(terms),
  };
}

/** The parameters by which an address answers the calculator. */
export const fleetParams = ["km", "count", "use", "term"] as const;

/** Whether any question was answered: the presets alone are no answers. */
export function isAnswered(search: URLSearchParams): boolean {
  return fleetParams.some((name) => search.has(name));
}

/** The same answers as an address, so that an estimate can be sent to a colleague. */
export function fleetAddress({ kmPerYear, count, use, months }: FleetQuery): string {
  return `?${new URLSearchParams({ km: String(kmPerYear), count: String(count), use, term: String(months) })}`;
}

function within(
  written: string | null,
  { least, most, preset }: (typeof fleetLimits)["km" | "count"],
): number {
  const number = readWholeNumber(written ?? "");
  return number === undefined ? preset : Math.min(most, Math.max(least, number));
}

function presetOf(terms: readonly number[]): number {
  return terms.includes(presetTerm) ? presetTerm : (terms[0] ?? presetTerm);
}
