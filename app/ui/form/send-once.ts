import { readDraft, saveDraft } from "./draft.ts";
import type { FormValues } from "./use-form.ts";

export interface Sending {
  /** The form's name, of its draft. */
  readonly form: string;
  readonly values: FormValues;
  /** What goes along with the values and may change beside them. */
  readonly about?: unknown;
  readonly body: unknown;
  /** The fields that the form shows. */
  readonly shown: readonly string[];
}

/**
 * Sends the values of a form. The idempotency key and the body are stored until an answer has come: another press after a
 * lost connection, or after a reload, repeats the same request, and it counts once. Changed values make a new request.
 */
export function sendOnce<R>(
  { form, values, about, body, shown }: Sending,
  send: (body: unknown, idempotencyKey: string) => R,
): R {
  const of = JSON.stringify(about === undefined ? values : [values, about]);
  const { sending: unanswered, begunAt } = readDraft(form) ?? {};
  const sending = unanswered?.of === of ? unanswered : { key: crypto.randomUUID(), body, of };
  // Empty ones too: no preset may fill them before the request is repeated.
  const typed = Object.fromEntries(shown.map((field) => [field, values[field] ?? ""]));
  saveDraft(form, { values: typed, begunAt, sending });
  return send(sending.body, sending.key);
}

/** After a refusal: the next request is a new one, with a key of its own. */
export function discardSending(form: string): void {
  const draft = readDraft(form);
  if (draft !== undefined) saveDraft(form, { ...draft, sending: undefined });
}
