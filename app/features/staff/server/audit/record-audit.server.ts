import { type Kysely, sql } from "kysely";
import { now as present } from "#app/platform/clock.server.ts";
import { auditValueExpiry, isReasonCode } from "../../rules/audit-values.ts";
import { type NewAuditEntry, reasonField } from "./audit-entries.server.ts";
import { sealOfEntry, sealOfValue } from "./audit-seal.server.ts";
import { chainSoon } from "./chain-entries.server.ts";

/**
 * Writes down what a member of staff did or saw: in the transaction of the deed, or by itself, for it is one statement. The entry has ids and names of
 * fields alone, sealed; values, and a reason that was typed, stand beside it where an erasure finds them. Answers its number.
 */
export async function recordAudit(trx: Kysely<unknown>, entry: NewAuditEntry): Promise<number> {
  const { by, record, changes = [], via, personId = null } = entry;
  const code = isReasonCode(entry.reason) ? entry.reason : null;
  const typed = entry.reason === undefined || code !== null ? [] : [typedReason(entry.reason)];
  const content = {
    at: entry.now ?? present(),
    staffId: by.staffId,
    staffName: by.name,
    via,
    reason: code,
    deviceId: entry.deviceId ?? null,
    deed: entry.deed,
    requestId: entry.requestId ?? null,
    recordType: record.type,
    recordId: record.id,
    place: record.place ?? null,
    fields: changes.map(({ field }) => field),
    people: [...new Set(entry.people ?? (personId === null ? [] : [personId]))].toSorted(),
    shown: entry.shown ?? null,
  };
  const seal = sealOfEntry(content);
  const values = [...changes, ...typed].map((value) => ({
    ...value,
    seal: sealOfValue(seal, value).toString("hex"),
  }));
  const { rows } = await sql<{ id: number }>`
    with entry as (
      insert into staff.audit_entry
        (at, staff_id, staff_name, device_id, deed, record_type, record_id, place, fields, reason, request_id, via,
          people, shown, seal)
      values (${content.at}, ${by.staffId}, ${by.name}, ${content.deviceId}, ${entry.deed}, ${record.type}, ${record.id},
        ${content.place}, ${content.fields}::text[], ${code}, ${content.requestId}, ${via},
        ${content.people}::text[], ${content.shown}, ${seal})
      returning id
    ), written as (
      insert into staff.audit_value (entry_id, field, before, after, person_id, expires_at, seal)
      select entry.id, value.field, value.before, value.after, ${personId}::text,
        ${auditValueExpiry(via, content.at)}::timestamptz, decode(value.seal, 'hex')
      from entry, jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as value (field text, before jsonb, after jsonb, seal text)
    )
    select id from entry`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the audit took no entry");
  chainSoon();
  return id;
}

function typedReason(text: string) {
  return { field: reasonField, before: null, after: text };
}
