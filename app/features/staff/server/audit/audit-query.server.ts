import { type RawBuilder, sql } from "kysely";
import { readAuditCursor } from "../../rules/audit-values.ts";
import type { AuditEntry, AuditVia } from "./audit-entries.server.ts";

export interface PageOf {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface AuditSearch extends PageOf {
  readonly staffId?: string | undefined;
  readonly deed?: string | undefined;
  readonly recordType?: string | undefined;
  readonly recordId?: string | undefined;
  /** Whose data they are about or showed. */
  readonly person?: string | undefined;
  readonly vias?: readonly AuditVia[] | undefined;
  /** Entries of records at this location alone. */
  readonly place?: string | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly to?: Date | undefined;
}

export interface EntryRow extends Omit<AuditEntry, "changes"> {
  readonly values: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** The rows of a page and one more, newest first: each index ends with moment and number, so none is sorted. */
export function auditQuery(search: AuditSearch): RawBuilder<EntryRow> {
  const conditions = conditionsOf(search);
  return sql<EntryRow>`
    select e.id, e.at, e.staff_id as "staffId", e.staff_name as "staffName", e.device_id as "deviceId", e.deed,
      e.record_type as "recordType", e.record_id as "recordId", e.place, e.fields, e.reason,
      e.request_id as "requestId", e.via, e.people, e.shown,
      coalesce((select json_agg(json_build_object('field', v.field, 'before', v.before, 'after', v.after) order by v.id)
        from staff.audit_value v where v.entry_id = e.id), '[]') as values
    from staff.audit_entry e
    ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}
    order by e.at desc, e.id desc
    limit ${search.limit + 1}`;
}

function conditionsOf({ after, ...search }: AuditSearch): RawBuilder<unknown>[] {
  const { staffId, deed, recordType, recordId, person, vias, place, from, to } = search;
  const cursor = after === undefined ? undefined : readAuditCursor(after);
  return [
    ...(staffId === undefined ? [] : [sql`e.staff_id = ${staffId}`]),
    ...(deed === undefined ? [] : [sql`e.deed = ${deed}`]),
    ...(recordType === undefined ? [] : [sql`e.record_type = ${recordType}`]),
    ...(recordId === undefined ? [] : [sql`e.record_id = ${recordId}`]),
    ...(person === undefined ? [] : [sql`e.people @> array[${person}]`]),
    ...(vias === undefined ? [] : [sql`e.via = any(${vias}::text[])`]),
    ...(place === undefined ? [] : [sql`e.place = ${place}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${from}`]),
    ...(to === undefined ? [] : [sql`e.at < ${to}`]),
    ...(cursor === undefined ? [] : [sql`(e.at, e.id) < (${cursor.at}, ${cursor.id}::bigint)`]),
  ];
}
