import { sealPerson } from "#app/features/privacy/server/erasure/sealed-person.server.ts";
import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { yearId } from "./year/ids.ts";
import type { YearPerson } from "./year/people.ts";

const hourMs = 3_600_000;
/** A copy is there for a week. */
const copyMs = 7 * 24 * hourMs;
/** How many hours ago copies were requested, and deletions: these have an appointment ahead and are tried again in three days. */
const copies = [30, 4];
const deletions = [7, 2];
const nextTryMs = 72 * hourMs;

/** Who of the year asks for the deletion of the account, and since when: the first customers with an appointment ahead. */
export function leavingPeople(people: readonly YearPerson[], now: Date): ReadonlyMap<string, Date> {
  return new Map(
    askers(people).leaving.map(({ id }, number) => [
      id,
      new Date(now.getTime() - (deletions[number] ?? 0) * hourMs),
    ]),
  );
}

/** Of both languages, so that the office shows both. */
function askers(people: readonly YearPerson[]) {
  const of = (language: "en" | "ar") =>
    people.filter((person) => !person.isGuest && person.language === language).slice(40, 42);
  const [english, arabic] = [of("en"), of("ar")];
  const pairs = [0, 1].map((number) => [arabic[number], english[number]].filter((one) => one !== undefined));
  return { copying: pairs[0] ?? [], leaving: pairs[1] ?? [] };
}

/** Requests about personal data that are under way: copies that are prepared, and deletions. No job of theirs waits. */
export async function copyPrivacyRequests(
  load: BulkLoad<unknown>,
  people: readonly YearPerson[],
  now: Date,
): Promise<void> {
  const { copying, leaving } = askers(people);
  const ago = (hours = 1) => new Date(now.getTime() - hours * hourMs);
  await copyRows(
    load,
    "privacy.export",
    copying.map(({ id, language }, number) => ({
      ...{ id: yearId("copy", number), customer_id: id, language, requested_at: ago(copies[number]) },
      ...{ ready_at: null, sealed_zip: null, expires_at: new Date(now.getTime() + copyMs) },
    })),
  );
  await copyRows(
    load,
    "privacy.erasure_request",
    leaving.map(({ id: customerId, language, email, phone, firstName }, number) => {
      const id = yearId("erasure", number);
      const reached = { emails: [email], phones: [], reached: [phone], email, firstName };
      return {
        ...{ id, customer_id: customerId, sealed_person: sealPerson(id, reached), language, reason: null },
        ...{ requested_at: ago(deletions[number]), settled_at: null, blocked_by: ["booking"] },
        next_try_at: new Date(now.getTime() + nextTryMs),
      };
    }),
  );
}
