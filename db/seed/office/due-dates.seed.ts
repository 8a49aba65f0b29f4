import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import type { YearPerson } from "./year/people.ts";

/** People of the demo's year get no messages of what comes due: thousands of them would bury those of the demo's customers. */
export function copySubscriptions(
  load: BulkLoad<unknown>,
  people: readonly YearPerson[],
  now: Date,
): Promise<void> {
  const rows = people
    .filter(({ isGuest }) => !isGuest)
    .map(({ id }, number) => ({
      ...{ customer_id: id, is_on: false, changed_at: now },
      token: `year${String(number).padStart(20, "0")}`,
    }));
  return copyRows(load, "due_dates.subscription", rows);
}
