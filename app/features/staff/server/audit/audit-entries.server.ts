import type { FieldChange } from "#app/lib/field-changes.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { SealedContent } from "../../rules/audit-content.ts";

/** How a member of staff came to a record. */
export type AuditVia = "write" | "view" | "search" | "export" | "sign-in" | "refused";

export interface AuditedRecord {
  readonly type: string;
  readonly id: string;
  /** The location at which it is, where it has one. */
  readonly place?: string | undefined;
}

/** What is written down of a deed. */
export interface NewAuditEntry {
  readonly by: StaffActor;
  readonly deviceId?: string | undefined;
  readonly deed: string;
  readonly record: AuditedRecord;
  readonly changes?: readonly FieldChange[] | undefined;
  /** The customer whose values the changes are: their erasure deletes them. */
  readonly personId?: string | undefined;
  /** Whose data it is about or shows, where that is not `personId` alone: customers by id, `lead/<id>` where there is no account. */
  readonly people?: readonly string[] | undefined;
  /** How many records a look showed. */
  readonly shown?: number | undefined;
  /** A code, or what was typed. */
  readonly reason?: string | undefined;
  readonly requestId?: string | undefined;
  readonly via: AuditVia;
  /** The program's present, where it is not given. */
  readonly now?: Date | undefined;
}

export interface AuditEntry extends SealedContent {
  readonly id: number;
  /** The values, as far as they are still stored. */
  readonly changes: readonly FieldChange[];
  readonly via: AuditVia;
}

/** Entries, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** What to send as `after` for the next page; null where this is the last. */
  readonly next: string | null;
}

/** The name under which a typed reason stands among the values. */
export const reasonField = "reason";
