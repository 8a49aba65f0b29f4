import { database } from "#app/platform/database.server.ts";
import { auditCursorText } from "../../rules/audit-values.ts";
import type { StaffTables } from "../../tables.ts";
import { type AuditEntry, type AuditPage, type AuditVia, reasonField } from "./audit-entries.server.ts";
import { type AuditSearch, auditQuery, type EntryRow, type PageOf } from "./audit-query.server.ts";

/** The timeline of one record, newest first: what was done to it, or how it was come to where `vias` says so. One query. */
export function auditOf(
  { type, id }: { readonly type: string; readonly id: string },
  { vias = ["write"], ...page }: PageOf & { readonly vias?: readonly AuditVia[] | undefined },
): Promise<AuditPage> {
  return searchAudit({ recordType: type, recordId: id, vias, ...page });
}

/** Entries that meet every condition, newest first. One query. */
export async function searchAudit(search: AuditSearch): Promise<AuditPage> {
  const { rows } = await auditQuery(search).execute(database<StaffTables>());
  const entries = rows.slice(0, search.limit).map(shownEntry);
  const last = rows.length > search.limit ? entries.at(-1) : undefined;
  return { entries, next: last === undefined ? null : auditCursorText(last) };
}

function shownEntry({ values, ...entry }: EntryRow): AuditEntry {
  const typed = entry.fields.includes(reasonField)
    ? undefined
    : values.find(({ field }) => field === reasonField);
  return {
    ...entry,
    reason: entry.reason ?? (typeof typed?.after === "string" ? typed.after : null),
    changes: values.filter((value) => value !== typed),
  };
}
