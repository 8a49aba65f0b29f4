/**
 * What was typed into a form, kept for this tab until it is sent, so that a reload loses nothing. `sending` is what was
 * sent last without an answer: a repetition of the same goes out under the same key.
 */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** When somebody first typed into it, in milliseconds since 1970. */
  readonly begunAt?: number | undefined;
  readonly sending?: { readonly key: string; readonly body: unknown; readonly of: string } | undefined;
}

const places = "marsa.form.";
const place = (form: string) => `${places}${form}`;

export function readDraft(form: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(form)) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Where the browser keeps nothing, the form works without it. */
export function keepDraft(form: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(place(form));
    else sessionStorage.setItem(place(form), JSON.stringify(draft));
  } catch {
    // Private windows and full stores refuse.
  }
}

/** How long ago somebody first typed into a form, also before a reload; 0 where nobody has. */
export function msSinceBegun(form: string): number {
  const begunAt = readDraft(form)?.begunAt;
  return begunAt === undefined ? 0 : Math.max(0, Date.now() - begunAt);
}

/** For whoever logs out: the next person at this device finds none of what they wrote. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(places)) sessionStorage.removeItem(key);
  } catch {
    // Where nothing may be read, nothing was kept.
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
