import type { BodyOf } from "#app/platform/api/call.ts";
import type { createAppointmentCall } from "../calls.ts";

/** What is wanted of an appointment, new or changed. */
export type AppointmentBody = BodyOf<typeof createAppointmentCall> & {
  readonly appointmentId?: string;
  readonly version?: number;
};
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A booking that was sent and not yet answered: what was wished, the body as sent, and its Idempotency-Key. */
export interface Submission {
  readonly wish: string;
  readonly body: AppointmentBody;
  readonly idempotencyKey: string;
}

const storageKey = "marsa.submission";
/** Where the storage refuses, as private windows may: remembered as long as the page. */
let held: Submission | null = null;

/**
 * The submission for a body: the unanswered one of this customer where it wished for the same, else a new one. It is
 * written down before it is sent, so that a reload in between sends the same body with the same key.
 */
export function submissionFor(store: Store, customerId: string, body: AppointmentBody): Submission {
  const wish = JSON.stringify([customerId, wishOf(body)]);
  const last = parse(store.getItem(storageKey)) ?? held;
  if (last?.wish === wish) return last;
  const submission = { wish, body, idempotencyKey: crypto.randomUUID() };
  try {
    store.setItem(storageKey, JSON.stringify(submission));
  } catch {
    held = submission;
  }
  return submission;
}

/** Whether an answer settles a submission. Without an answer, and after a failure of ours, nobody knows what was done. */
export function isSettled(status: number): boolean {
  return status >= 200 && status < 500 && status !== 429;
}

export function forgetSubmission(store: Store): void {
  held = null;
  store.removeItem(storageKey);
}

/** The body but for the promise, which is renewed every few minutes. */
function wishOf(body: AppointmentBody): AppointmentBody {
  return { ...body, extendedFields: { ...body.extendedFields, territoryPromiseKey: "" } };
}

function parse(text: string | null): Submission | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<Submission> | null;
    return value?.wish && value.body && value.idempotencyKey ? (value as Submission) : null;
  } catch {
    return null;
  }
}
