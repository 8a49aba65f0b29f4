import { customerIds } from "#app/features/account/account.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { personOf } from "#app/platform/personal-data/person.server.ts";
import { personalData } from "#app/platform/personal-data/register.server.ts";
import type { PrivacyTables } from "../../tables.ts";
import { erase, readRequest } from "./erase.server.ts";
import { allErased, personHash } from "./erased-people.server.ts";
import { sealPerson } from "./sealed-person.server.ts";

/**
 * Erases again who was erased before, where a restored backup has brought them back. Runs at the start, before anything is
 * served; answers how many there were. They were mailed when it happened first.
 */
export async function replayErasures(): Promise<number> {
  const erased = await allErased();
  if (erased.size === 0) return 0;
  const back = (await customerIds()).filter((id) => erased.has(personHash(id)));
  for (const customerId of back) await eraseAgain(customerId);
  if (back.length > 0) log.warn({ customers: back.length }, "deletions were repeated on a restored database");
  return back.length;
}

async function eraseAgain(customerId: string): Promise<void> {
  const person = await inTransaction<unknown, Awaited<ReturnType<typeof personOf>>>((trx) =>
    personOf(trx, customerId),
  );
  for (const { settle } of personalData()) await settle?.(person, now());
  const id = newId<"Erasure">(now().getTime());
  const { id: requestId } = await database<PrivacyTables>()
    .insertInto("privacy.erasure_request")
    .values({
      id,
      customer_id: customerId,
      sealed_person: sealPerson(id, { emails: [...person.emails], phones: [...person.phones] }),
      language: "en",
      reason: null,
      requested_at: now(),
      settled_at: now(),
    })
    // One that was under way in the backup is finished by what it knows.
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet({ settled_at: now() }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const request = await readRequest(requestId);
  if (request !== undefined) await erase(request, { mails: false });
}
