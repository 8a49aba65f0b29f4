/**
 * What was typed into a form, stored for this tab until it is sent, so that a reload loses nothing. `sending` is the last
 * request without an answer: the same request is repeated with the same idempotency key.
 */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** When typing began, in milliseconds since 1970. */
  readonly begunAt?: number | undefined;
  readonly sending?: { readonly key: string; readonly body: unknown; readonly of: string } | undefined;
}

const places = "marsa.form.";
const place = (form: string) => `${places}${form}`;

export function readDraft(form: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place(form)) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Without storage in the browser the form works on, without drafts. */
export function saveDraft(form: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(place(form));
    else sessionStorage.setItem(place(form), JSON.stringify(draft));
  } catch {
    // Private windows and full stores refuse.
  }
}

/** How long ago typing began, also before a reload; 0 for an untouched form. */
export function msSinceBegun(form: string): number {
  const begunAt = readDraft(form)?.begunAt;
  return begunAt === undefined ? 0 : Math.max(0, Date.now() - begunAt);
}

/** At logout: the next person at this device finds no drafts. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(places)) sessionStorage.removeItem(key);
  } catch {
    // Without access to storage nothing was stored.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("values" in value)) return false;
  const { values, begunAt } = value as { values: unknown; begunAt?: unknown };
  return (
    (begunAt === undefined || typeof begunAt === "number") &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((one) => typeof one === "string")
  );
}
