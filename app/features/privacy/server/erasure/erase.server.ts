import type { Selectable } from "kysely";
import * as z from "zod";
import { isLanguage } from "#app/i18n/language.ts";
import { now as clock } from "#app/platform/clock.server.ts";
import { database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { eraseRows } from "#app/platform/personal-data/person-rows.server.ts";
import { type Person, personalData } from "#app/platform/personal-data/register.server.ts";
import { noticeMs } from "../../rules/deadlines.ts";
import type { ErasureRequest, PrivacyTables } from "../../tables.ts";
import { noteInDatabase, noteInFile, personHash } from "./erased-people.server.ts";
import { mailOfCompletion } from "./erasure-emails.server.ts";
import { unsealPerson } from "./sealed-person.server.ts";

type Request = Selectable<ErasureRequest>;

/**
 * Works a deletion off in two steps: what is still to come is canceled, and a minute later, when those messages are out, all
 * rows go. Each step bears a repetition.
 */
export const eraseJob = defineOutsideJob({
  name: "erase-person",
  schema: z.object({ requestId: z.string() }),
  atOnce: 1,
  async callOut({ requestId }) {
    const request = await readRequest(requestId);
    if (request === undefined) return;
    if (request.settled_at === null) await settle(request);
    else await erase(request);
  },
});

/** Takes up deletions whose job was lost: a restored database has its requests, and maybe not their jobs. */
defineJob({
  name: "erase-waiting-people",
  schema: z.unknown(),
  schedule: "13 * * * *",
  async run(_, trx) {
    const waiting = await tablesOf<PrivacyTables>(trx)
      .selectFrom("privacy.erasure_request")
      .select("id")
      .where("requested_at", "<", new Date(clock().getTime() - 3_600_000))
      .execute();
    for (const { id } of waiting) await sendJob(trx, eraseJob, { requestId: id });
  },
});

/** Cancels what is still to come, each by its own deed. */
export async function settle(request: Request): Promise<void> {
  const person = personOfRequest(request);
  for (const { settle: settleOwn } of personalData()) await settleOwn?.(person, clock());
  await inTransaction<PrivacyTables, void>(async (trx) => {
    await trx
      .updateTable("privacy.erasure_request")
      .set({ settled_at: clock() })
      .where("id", "=", request.id)
      .execute();
    await sendJob(trx as never, eraseJob, { requestId: request.id }, { after: noticeMs });
  });
}

/** Erases what the register says, one transaction for each feature, and writes down that it was done. */
export async function erase(request: Request, { mails = true } = {}): Promise<void> {
  const person = personOfRequest(request);
  const hash = personHash(request.customer_id);
  await noteInFile(hash, clock());
  for (const { tables } of personalData())
    await inTransaction<unknown, void>(async (trx) => {
      for (const table of tables) await eraseRows(trx, table, person);
    });
  for (const { eraseFiles } of personalData()) await eraseFiles?.(person);
  await inTransaction<unknown, void>(async (trx) => {
    const done = await tablesOf<PrivacyTables>(trx)
      .deleteFrom("privacy.erasure_request")
      .where("id", "=", request.id)
      .returning("id")
      .executeTakeFirst();
    if (done === undefined) return;
    await noteInDatabase(trx, hash, clock(), request.reason);
    const { email, firstName } = unsealPerson(request.id, request.sealed_person);
    const language = isLanguage(request.language) ? request.language : "en";
    if (mails && email !== undefined) await mailOfCompletion(trx, { email, firstName, language });
  });
  log.info({ requestId: request.id }, "an account was erased");
}

export function readRequest(id: string): Promise<Request | undefined> {
  return database<PrivacyTables>()
    .selectFrom("privacy.erasure_request")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

function personOfRequest({ id, customer_id: customerId, sealed_person: sealed }: Request): Person {
  const { emails, phones } = unsealPerson(id, sealed);
  return { customerId, emails, phones };
}
