import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** The life of a document (product/documents.md#states). That an accepted one is over says its day, see `shownState`. */
export const documentCodes = ["uploaded", "scanning", "processed", "accepted", "rejected"] as const;
export type DocumentCode = (typeof documentCodes)[number];

/** What a customer and the staff see. */
export const documentStates = [...documentCodes, "expired"] as const;
export type DocumentState = (typeof documentStates)[number];

/** Who moves a document: the staff, or the program while it scans and reads. */
export type Actor = "staff" | "system";

const bySystem: readonly Actor[] = ["system"];
const byStaff: readonly Actor[] = ["staff"];

/** What a document may become, and by whom. */
const moves: Readonly<Record<DocumentCode, Readonly<Partial<Record<DocumentCode, readonly Actor[]>>>>> = {
  uploaded: { scanning: bySystem },
  scanning: { processed: bySystem, rejected: bySystem },
  processed: { accepted: byStaff, rejected: byStaff },
  accepted: {},
  rejected: {},
};

/** The code after a move. Refuses one that the table lacks (`illegal-move`) or that is not this actor's (`not-theirs`). */
export function moveDocument(
  from: DocumentCode,
  to: DocumentCode,
  actor: Actor,
): Result<DocumentCode, "illegal-move" | "not-theirs"> {
  const actors = moves[from][to];
  if (actors === undefined) return refuse("illegal-move", { from, to });
  return actors.includes(actor) ? succeed(to) : refuse("not-theirs", { from, to, actor });
}

/** Whether a document waits for the staff: its customer has confirmed it, and no newer one took its place. */
export function waitsForStaff({
  code,
  confirmedAt,
  replacedBy,
}: {
  readonly code: DocumentCode;
  readonly confirmedAt: Date | null;
  readonly replacedBy: string | null;
}): boolean {
  return code === "processed" && confirmedAt !== null && replacedBy === null;
}

/** What a document is on a day (YYYY-MM-DD at the importer): an accepted one whose last day is over has expired. */
export function shownState(code: DocumentCode, expiry: string | null, day: string): DocumentState {
  return code === "accepted" && expiry !== null && expiry < day ? "expired" : code;
}

/** How a document's last day stands to a day. */
export const expiryStates = ["valid", "expiring", "expired"] as const;
export type ExpiryState = (typeof expiryStates)[number];

/** So many days before its last day a document counts as expiring. */
const expiringDays = 60;

/** The last day itself is still valid. Null without one. */
export function expiryState(expiry: string | null, day: string): ExpiryState | null {
  if (expiry === null) return null;
  if (expiry < day) return "expired";
  const left = (Date.parse(expiry) - Date.parse(day)) / 86_400_000;
  return left <= expiringDays ? "expiring" : "valid";
}

/** Why the program rejected a document: the customer can do something about each. */
export const systemReasons = ["unreadable", "password", "too-many-pages", "too-large", "infected"] as const;
/** Why staff rejected it. `other` comes with a text. */
export const staffReasons = [
  "blurred",
  "wrong-type",
  "side-missing",
  "out-of-date",
  "name-differs",
  "other",
] as const;
export const rejectionReasons = [...systemReasons, ...staffReasons] as const;
export type SystemReason = (typeof systemReasons)[number];
export type StaffReason = (typeof staffReasons)[number];
export type RejectionReason = (typeof rejectionReasons)[number];

/** What the scanner said: nothing yet, no malware, or that this installation has none. */
export const scanStates = ["waiting", "clean", "not-scanned"] as const;
export type ScanState = (typeof scanStates)[number];
