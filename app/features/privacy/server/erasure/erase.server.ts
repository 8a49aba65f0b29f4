import type { Selectable } from "kysely";
import * as z from "zod";
import { isLanguage } from "#app/i18n/language.ts";
import { now as clock } from "#app/platform/clock.server.ts";
import { database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { log } from "#app/platform/log.server.ts";
import { eraseRows } from "#app/platform/personal-data/person-rows.server.ts";
import { type Person, personalData } from "#app/platform/personal-data/register.server.ts";
import { isAlarming, isOutOfPatience, nextTry } from "../../rules/deadlines.ts";
import type { ErasureRequest, PrivacyTables } from "../../tables.ts";
import { privacyTopics } from "../staff/request-notes.server.ts";
import { isInFile, noteInDatabase, noteInFile, personHash } from "./erased-people.server.ts";
import { mailOfCompletion } from "./erasure-emails.server.ts";
import { unsealPerson } from "./sealed-person.server.ts";

export type Request = Selectable<ErasureRequest>;

/** Works on one deletion, unless another job does or its time has not come. */
export const eraseJob = defineOutsideJob({
  name: "erase-person",
  schema: z.object({ requestId: z.string() }),
  atOnce: 1,
  async callOut({ requestId }) {
    const request = await claimRequest(requestId, clock());
    if (request !== undefined) await workOn(request, clock());
  },
});

/** Takes up deletions whose job failed or was lost: a restored database has its requests, and maybe not their jobs. */
defineJob({
  name: "erase-waiting-people",
  schema: z.unknown(),
  schedule: "*/10 * * * *",
  async run(_, trx) {
    const due = await tablesOf<PrivacyTables>(trx)
      .selectFrom("privacy.erasure_request")
      .select("id")
      .where("next_try_at", "<=", clock())
      .execute();
    for (const { id } of due) await sendJob(trx, eraseJob, { requestId: id });
  },
});

/** The request for this try alone, or undefined where it is not due or complete. */
async function claimRequest(id: string, at: Date): Promise<Request | undefined> {
  return inTransaction<PrivacyTables, Request | undefined>(async (trx) => {
    const request = await trx
      .selectFrom("privacy.erasure_request")
      .selectAll()
      .where("id", "=", id)
      .where("next_try_at", "<=", at)
      .forUpdate()
      .executeTakeFirst();
    if (request === undefined) return undefined;
    await trx
      .updateTable("privacy.erasure_request")
      .set({ next_try_at: nextTry(request.requested_at, at) })
      .where("id", "=", id)
      .execute();
    return request;
  });
}

/**
 * Cancels what is still to come and erases once nothing is ahead and what was written about it has left; until then it is tried
 * again. Every step bears a repetition.
 */
async function workOn(request: Request, at: Date): Promise<void> {
  const { id: requestId, requested_at: requestedAt } = request;
  const wait = nextTry(requestedAt, at).getTime() - at.getTime();
  if (isAlarming(requestedAt, at))
    log.error({ requestId, requestedAt }, "a deletion is not complete after 12 hours");
  const hash = personHash(request.customer_id);
  if (!(await isInFile(hash))) await noteInFile(hash, at);
  const isSettled = await settle(request, at);
  if (!isSettled && !isOutOfPatience(requestedAt, at))
    return inTransaction<unknown, void>((trx) => sendJob(trx, eraseJob, { requestId }, { after: wait }));
  if (!isSettled) log.error({ requestId }, "a deletion went on though something is still ahead or unsent");
  await erase(request);
}

/** Cancels what is still to come, each by its own deed. Answers whether nothing is left to be done before rows may go. */
export async function settle(request: Request, at: Date): Promise<boolean> {
  const person = personOfRequest(request);
  const blockedBy: string[] = [];
  for (const { feature, settle: settleOwn } of personalData()) {
    try {
      if (!((await settleOwn?.(person, at)) ?? true)) blockedBy.push(feature);
    } catch (error) {
      // The others go on: what of them is ahead must not wait for this one.
      const { name, code } = error as { name?: string; code?: string };
      log.error(
        { requestId: request.id, feature, err: { name, code } },
        "a feature could not end what is ahead",
      );
      blockedBy.push(feature);
    }
  }
  const isSettled = blockedBy.length === 0;
  await database<PrivacyTables>()
    .updateTable("privacy.erasure_request")
    .set({ blocked_by: blockedBy, ...(isSettled && request.settled_at === null && { settled_at: at }) })
    .where("id", "=", request.id)
    .execute();
  return isSettled;
}

/** Erases what the register says, one transaction for each feature, and writes down that it was done. */
export async function erase(request: Request, { mails = true } = {}): Promise<void> {
  const person = personOfRequest(request);
  for (const { tables } of inOrder())
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
    await noteInDatabase(trx, personHash(request.customer_id), clock(), request.reason);
    await announceChange(trx, privacyTopics);
    const { email, firstName } = unsealPerson(request.id, request.sealed_person);
    const language = isLanguage(request.language) ? request.language : "en";
    if (mails && email !== undefined) await mailOfCompletion(trx, { email, firstName, language });
  });
  log.info({ requestId: request.id }, "an account was erased");
}

/** Messages and jobs last: what runs meanwhile may write some from rows that are still there. */
function inOrder() {
  const isLast = ({ feature }: { readonly feature: string }) => Number(feature === "platform");
  return personalData().toSorted((one, other) => isLast(one) - isLast(other));
}

function personOfRequest({ id, customer_id: customerId, sealed_person: sealed }: Request): Person {
  const { emails, phones, reached } = unsealPerson(id, sealed);
  return { customerId, emails, phones, reached };
}
