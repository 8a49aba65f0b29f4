/** What a visitor said about analytics, when, and to which version of the question (product/privacy.md#consent). */
export interface ConsentChoice {
  readonly answer: "granted" | "refused";
  /** ISO 8601. */
  readonly at: string;
  readonly version: number;
}

/** The stored choice; null where there is none, or it cannot be read. */
export function parseChoice(stored: string | null): ConsentChoice | null {
  try {
    const said: unknown = JSON.parse(stored ?? "null");
    return isChoice(said) ? said : null;
  } catch {
    return null;
  }
}

/** Whether the choice answers today's question: a newer version needs a new choice. */
export function stillHolds(choice: ConsentChoice | null, version: number): choice is ConsentChoice {
  return choice !== null && choice.version >= version;
}

function isChoice(value: unknown): value is ConsentChoice {
  const { answer, at, version } = (value ?? {}) as Partial<ConsentChoice>;
  return (
    (answer === "granted" || answer === "refused") &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at)) &&
    typeof version === "number"
  );
}
