import { sql } from "kysely";
import { now as present } from "#app/platform/clock.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { auditValueExpiry, isReasonCode } from "../../rules/audit-values.ts";
import { type NewAuditEntry, reasonField } from "./audit-entries.server.ts";

/**
 * Writes down what a member of staff did or saw, in the transaction of the deed, by one statement. The entry has ids and names of
 * fields alone; values, and a reason that was typed, stand beside it where an erasure finds them. Answers the entry's number.
 */
export async function recordAudit(trx: AnyTransaction, entry: NewAuditEntry): Promise<number> {
  const { by, record, changes = [], via } = entry;
  const at = entry.now ?? present();
  const code = isReasonCode(entry.reason) ? entry.reason : null;
  const typed = entry.reason === undefined || code !== null ? [] : [typedReason(entry.reason)];
  const { rows } = await sql<{ id: number }>`
    with entry as (
      insert into staff.audit_entry
        (at, staff_id, staff_name, device_id, deed, record_type, record_id, place, fields, reason, request_id, via)
      values (${at}, ${by.staffId}, ${by.name}, ${entry.deviceId ?? null}, ${entry.deed}, ${record.type}, ${record.id},
        ${record.place ?? null}, ${changes.map(({ field }) => field)}::text[], ${code}, ${entry.requestId ?? null}, ${via})
      returning id
    ), written as (
      insert into staff.audit_value (entry_id, field, before, after, person_id, expires_at)
      select entry.id, value.field, value.before, value.after, ${entry.personId ?? null}::text,
        ${auditValueExpiry(via, at)}::timestamptz
      from entry, jsonb_to_recordset(${JSON.stringify([...changes, ...typed])}::jsonb)
        as value (field text, before jsonb, after jsonb)
    )
    select id from entry`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the audit took no entry");
  return id;
}

function typedReason(text: string) {
  return { field: reasonField, before: null, after: text };
}
