import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import type { YearPerson } from "./year/people.ts";

/** Accounts of the built-in site that were never signed in to: they have no password. Those who leave have closed theirs. */
export function copyCustomers(
  load: BulkLoad<unknown>,
  people: readonly YearPerson[],
  leaving: ReadonlyMap<string, Date>,
): Promise<void> {
  const rows = people
    .filter(({ isGuest }) => !isGuest)
    .map((person, number) => ({
      ...{ id: person.id, issuer: "built-in", subject: person.id, email: person.email },
      ...{
        first_name: person.firstName,
        last_name: person.lastName,
        name_ar: person.nameAr,
        phone: person.phone,
      },
      sf_account_id: `001YEAR${String(number).padStart(9, "0")}AA`,
      kunnr: String(500_000 + number).padStart(10, "0"),
      message_language: person.language,
      created_at: person.createdAt,
      closed_at: leaving.get(person.id) ?? null,
    }));
  return copyRows(load, "account.customer", rows);
}
