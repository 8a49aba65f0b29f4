import { type NewAuditEntry, recordAudit } from "#app/features/staff/staff.server.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import type { AnyOfficeCall } from "../../calls/office-call.ts";
import { recordOfPath } from "../../rules/record-of-path.ts";
import type { AuditNote } from "../answer-office.server.ts";
import type { OfficeContext } from "../office-env.server.ts";
import { lookOnce } from "./looks.server.ts";
import { personOfRecord } from "./person-of-record.server.ts";

/** A call, or an address that answers beside the calls. */
type Audited = Pick<AnyOfficeCall, "id" | "audited" | "ofCustomer">;

interface Done {
  readonly call: Audited;
  readonly place: string | undefined;
  readonly outcome: object;
}

/** Writes what a deed did into the audit, in its transaction; each entry on a record of a customer names them. */
export async function writeAudit(
  trx: AnyTransaction,
  context: OfficeContext,
  { call, place, outcome }: Done,
): Promise<void> {
  for (const said of notesOf(outcome)) {
    const note = await withPerson(trx, said);
    if (call.ofCustomer && peopleOf(note).length === 0)
      throw new Error(`${call.id} is a deed on a record of a customer, and does not say whose`);
    await recordAudit(trx, entryOf(context, { call, place, note, via: call.audited ?? "write" }));
  }
}

function peopleOf({ personId, people = personId === undefined ? [] : [personId] }: AuditNote) {
  return people;
}

/** Whose its record is, where a deed did not say. What changed of a lead without an account is erased with the lead. */
async function withPerson(trx: AnyTransaction, note: AuditNote): Promise<AuditNote> {
  if (peopleOf(note).length > 0) return note;
  const person = await personOfRecord(note.record, trx);
  if (person === undefined) return note;
  const personId = person.startsWith("lead/") ? undefined : person;
  return Object.assign({}, note, { people: [person], personId });
}

/**
 * Writes down whose data a reading call shows, before it is shown; what cannot be written down is not shown. One entry at most for
 * each note, and none for who was seen on the same screen in the last minutes.
 */
export async function writeLook(
  context: OfficeContext,
  { call, place, outcome, now }: Done & { readonly now: Date },
): Promise<void> {
  if (call.audited === undefined) return;
  const { audited } = call;
  if (!("audit" in outcome)) throw new Error(`${call.id} shows personal data, and does not say whose`);
  for (const note of notesOf(outcome)) {
    const people = peopleOf(note);
    const { record, changes = [] } = note;
    const { sessionId } = context.var.session;
    const via = note.via ?? audited;
    const screen = JSON.stringify([sessionId, via, record.type, record.id, changes]);
    // Of a record or a search that leads to nobody the look itself is what is written down.
    await lookOnce(screen, people.length === 0 ? [nobody] : people, {
      now,
      write: (unseen) =>
        recordAudit(database(), {
          ...entryOf(context, { call, place, note, via }),
          people: unseen.filter((person) => person !== nobody),
        }),
    });
  }
}

const nobody = "";

/** Writes down that a deed was refused, or that a record may not be seen or is not there: by its code, with whose record it is. */
export async function writeRefusal(
  context: OfficeContext,
  call: Pick<AnyOfficeCall, "id" | "path" | "method">,
  { code, now, person }: { readonly code: string; readonly now: Date; readonly person?: string | undefined },
): Promise<void> {
  const record = recordOfPath(call.path, context.req.param()) ?? { type: "office", id: call.id };
  const { id: staffId, name } = context.var.session.member;
  const write = async () => {
    const whose = person ?? (await personOfRecord(record));
    return recordAudit(database(), {
      by: { staffId, name },
      deviceId: context.var.session.deviceId,
      requestId: context.var.requestId,
      deed: call.id,
      record,
      people: whose === undefined ? [] : [whose],
      reason: code,
      via: "refused",
    });
  };
  if (call.method === "POST") {
    await write();
    return;
  }
  // A screen that is refused what it reads tries again with every change.
  const screen = JSON.stringify([context.var.session.sessionId, call.id, code]);
  await lookOnce(screen, [`${record.type}/${record.id}`], { now, write });
}

function notesOf(outcome: object): readonly AuditNote[] {
  return "audit" in outcome ? ([outcome.audit].flat() as AuditNote[]) : [];
}

interface Noted extends Omit<Done, "outcome"> {
  readonly note: AuditNote;
  readonly via: NewAuditEntry["via"];
}

function entryOf(context: OfficeContext, { call, place, note, via }: Noted): NewAuditEntry {
  const { session, requestId } = context.var;
  const { id: staffId, name } = session.member;
  const { record, records, ...said } = note;
  return {
    ...said,
    by: { staffId, name },
    deviceId: session.deviceId,
    deed: call.id,
    requestId,
    via,
    shown: records,
    record: { place, ...record },
  };
}
