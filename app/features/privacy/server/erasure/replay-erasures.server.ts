import { closeAccount, customerIds } from "#app/features/account/account.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { personOf } from "#app/platform/personal-data/person.server.ts";
import type { PrivacyTables } from "../../tables.ts";
import { erase, type Request, settle } from "./erase.server.ts";
import { allErased, personHash, rememberInDatabase } from "./erased-people.server.ts";
import { sealPerson } from "./sealed-person.server.ts";

/**
 * Erases again who was erased before, where a restored backup has brought them back. Runs at the start, before anything is
 * served and before any job runs; answers how many there were. They were mailed when it happened first. Deletions under way
 * are left to their job, which waits for their messages. One that fails is closed and left to its job as well.
 */
export async function replayErasures(): Promise<number> {
  const erased = await allErased();
  if (erased.size === 0) return 0;
  const present = new Map((await customerIds()).map((id) => [personHash(id), id]));
  const underWay = await peopleUnderWay();
  const back = [...present].filter(([person]) => erased.has(person) && !underWay.has(person));
  for (const [, customerId] of back) await eraseAgain(customerId);
  await rememberInDatabase([...erased].filter(([person]) => !present.has(person) && !underWay.has(person)));
  if (back.length > 0) log.warn({ customers: back.length }, "deletions were repeated on a restored database");
  return back.length;
}

async function peopleUnderWay(): Promise<ReadonlySet<string>> {
  const rows = await database<PrivacyTables>()
    .selectFrom("privacy.erasure_request")
    .select("customer_id")
    .execute();
  return new Set(rows.map(({ customer_id: id }) => personHash(id)));
}

async function eraseAgain(customerId: string): Promise<void> {
  const request = await requestAgain(customerId);
  try {
    await settle(request, now());
    await erase(request, { mails: false });
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    log.error(
      { requestId: request.id, err: { name, code } },
      "a deletion could not be repeated; its job goes on",
    );
  }
}

/** A request without an address to mail, in the transaction that closes the account. */
function requestAgain(customerId: string): Promise<Request> {
  return inTransaction<unknown, Request>(async (trx) => {
    const person = await personOf(trx, customerId);
    const at = now();
    const id = newId<"Erasure">(at.getTime());
    await closeAccount(trx, customerId, at);
    return tablesOf<PrivacyTables>(trx)
      .insertInto("privacy.erasure_request")
      .values({
        id,
        customer_id: customerId,
        sealed_person: sealPerson(id, person),
        language: "en",
        reason: null,
        requested_at: at,
        settled_at: null,
        next_try_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
