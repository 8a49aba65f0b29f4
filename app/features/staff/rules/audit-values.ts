const dayMs = 24 * 60 * 60_000;
/** How many days the values of an entry are stored: what was typed into a search box names people, and is needed the least. */
const auditValueDays = { search: 90, other: 730 } as const;

export function auditValueExpiry(via: string, at: Date): Date {
  const days = via === "search" ? auditValueDays.search : auditValueDays.other;
  return new Date(at.getTime() + days * dayMs);
}

/** Whether a reason is a code, which names nobody, and not typed text. */
export function isReasonCode(reason: string | undefined): reason is string {
  return reason !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(reason) && /[a-z]/.test(reason);
}

/** Where a page of the audit goes on: after this moment and number, backward in time. */
export interface AuditCursor {
  readonly at: Date;
  readonly id: number;
}

export function auditCursorText({ at, id }: AuditCursor): string {
  return `${at.getTime()}.${id}`;
}

/** The cursor of a text; undefined where it is none. */
export function readAuditCursor(text: string): AuditCursor | undefined {
  const [, ms, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return ms === undefined || id === undefined ? undefined : { at: new Date(Number(ms)), id: Number(id) };
}
