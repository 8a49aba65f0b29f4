import { unitMinutes } from "../slots.ts";

/**
 * Starts of hours that together cover a closed span and nothing else (UTC minutes). The last hour begins an hour before the
 * end, wherever the one before it ends. A span is at least an hour long.
 */
export function unitsCovering(from: number, to: number): number[] {
  const units: number[] = [];
  for (let unit = from; unit < to - unitMinutes; unit += unitMinutes) units.push(unit);
  units.push(to - unitMinutes);
  return units;
}
