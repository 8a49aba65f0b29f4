import type { FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesFor, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { PrivacyDeedRefusal } from "../../refusals.ts";
import type { PrivacyTables } from "../../tables.ts";

export interface RequestNote {
  readonly id: string;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}
interface NewNote {
  readonly by: StaffActor;
  /** Of the request. */
  readonly id: string;
  readonly note: string;
  readonly now: Date;
}

/** Behind these stand requests about data, and the customers whose they are. */
export const privacyTopics = ["people", "queue"] as const;
const longestNote = 500;

/**
 * Writes a note beside a copy or a deletion that is under way. Refuses one's own request, one that is complete, and an empty or
 * longer note. Notes are added and never changed, so there is no version to compare.
 */
export async function noteOnRequest(
  trx: AnyTransaction,
  { by, id: requestId, note: typed, now }: NewNote,
): Promise<Result<{ readonly id: string; readonly changes: readonly FieldChange[] }, PrivacyDeedRefusal>> {
  const note = typed.trim();
  if (note === "" || [...note].length > longestNote) return refuse("note-missing");
  const customerId = await customerOfRequest(trx, requestId);
  if (customerId === undefined) return refuse("request-not-found");
  if (customerId === by.staffId) return refuse("own-privacy-request");
  const id = newId<"RequestNote">(now.getTime());
  await tablesOf<PrivacyTables>(trx)
    .insertInto("privacy.request_note")
    .values({
      ...{ id, request_id: requestId, customer_id: customerId, note, at: now },
      ...{ staff_id: by.staffId, staff_name: by.name },
    })
    .execute();
  await announceChange(trx, privacyTopics);
  return succeed({ id, changes: [{ field: "note", before: null, after: note }] });
}

async function customerOfRequest(trx: AnyTransaction, id: string): Promise<string | undefined> {
  for (const table of ["privacy.erasure_request", "privacy.export"] as const) {
    const row = await tablesOf<PrivacyTables>(trx)
      .selectFrom(table)
      .select("customer_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (row !== undefined) return row.customer_id;
  }
  return undefined;
}

/** The notes of requests, oldest first, by the ids of the requests. One query. */
export async function notesOf(
  requestIds: readonly string[],
  trx?: AnyTransaction,
): Promise<Partial<Record<string, RequestNote[]>>> {
  if (requestIds.length === 0) return {};
  const rows = await tablesFor<PrivacyTables>(trx)
    .selectFrom("privacy.request_note")
    .selectAll()
    .where("request_id", "in", requestIds)
    .orderBy("id")
    .execute();
  const notes = rows.map(({ id, request_id, staff_name: by, note, at }) => ({
    request_id,
    id,
    by,
    note,
    at,
  }));
  return Object.groupBy(notes, ({ request_id }) => request_id);
}

const daysOfNotes = 90;

/** Deletes notes that are older than any request can be. */
export async function forgetNotes(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<PrivacyTables>(trx)
    .deleteFrom("privacy.request_note")
    .where("at", "<=", new Date(at.getTime() - daysOfNotes * 86_400_000))
    .execute();
}
