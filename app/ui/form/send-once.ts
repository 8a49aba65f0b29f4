import { keepDraft, readDraft } from "./draft.ts";
import type { FormValues } from "./use-form.ts";

export interface Sending {
  /** The form's name, under which its draft is kept. */
  readonly form: string;
  readonly values: FormValues;
  /** What goes along with the values and may change beside them. */
  readonly about?: unknown;
  readonly body: unknown;
  /** The fields that the form shows. */
  readonly shown: readonly string[];
}

/**
 * Sends what a form holds. The key and the body are kept until an answer has come: whoever presses again after a lost
 * connection, or after a reload, sends the same once more, and it counts once. Changed values are another wish.
 */
export function sendOnce<R>(
  { form, values, about, body, shown }: Sending,
  send: (body: unknown, idempotencyKey: string) => R,
): R {
  const of = JSON.stringify(about === undefined ? values : [values, about]);
  const { sending: known, begunAt } = readDraft(form) ?? {};
  const sending = known?.of === of ? known : { key: crypto.randomUUID(), body, of };
  // Also what is empty: no preset may fill it before the wish goes out again.
  const typed = Object.fromEntries(shown.map((field) => [field, values[field] ?? ""]));
  keepDraft(form, { values: typed, begunAt, sending });
  return send(sending.body, sending.key);
}

/** What was refused has made nothing; what is sent next is something new. */
export function startAnew(form: string): void {
  const draft = readDraft(form);
  if (draft !== undefined) keepDraft(form, { ...draft, sending: undefined });
}
