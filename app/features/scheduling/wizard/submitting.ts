import type { FailedReply } from "#app/platform/api/api-client.ts";

/** `waiting`: the device is offline. `body` and `sent`: the request and the state of the wizard, as they were sent. */
export type AnySubmission<B, S> = { readonly status: "idle" } | Sent<B, S>;
interface Sent<B, S> {
  readonly status: "sending" | "waiting";
  readonly body: B;
  readonly sent: S;
}

export type AnySubmissionReply<D> = { readonly ok: true; readonly data: D } | FailedReply;

/** What an answer to a submission means. */
type Outcome<B, S, D> =
  | { readonly kind: "unexpected" }
  | { readonly kind: "waits"; readonly submission: Sent<B, S> }
  | { readonly kind: "done"; readonly sent: S; readonly data: D }
  | { readonly kind: "refused"; readonly reply: FailedReply };

/** Of an answer: without a connection it is waited for one, and whatever was chosen meanwhile does not change what was sent. */
export function outcomeOf<B, S, D>(
  submission: AnySubmission<B, S>,
  { reply, isOnline }: { readonly reply: AnySubmissionReply<D>; readonly isOnline: boolean },
): Outcome<B, S, D> {
  if (submission.status === "idle") return { kind: "unexpected" };
  if (reply.ok) return { kind: "done", sent: submission.sent, data: reply.data };
  if (reply.code === "network" && !isOnline)
    return { kind: "waits", submission: { ...submission, status: "waiting" } };
  return { kind: "refused", reply };
}

/** What is sent again once there is a connection: the same body, which is done once, however often it is sent. */
export function sentAgain<B, S>(submission: AnySubmission<B, S>): Sent<B, S> | null {
  return submission.status === "waiting" ? { ...submission, status: "sending" } : null;
}

/** Whether an answer settles a submission. Without an answer, and after a failure of ours, it is open what was done. */
export function isSettled(status: number): boolean {
  return status >= 200 && status < 500 && status !== 429;
}
