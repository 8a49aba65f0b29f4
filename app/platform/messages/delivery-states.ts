/** By which a text can leave. What is no text is a mail. */
export const textChannels = ["sms", "whatsapp"] as const;
export type TextChannel = (typeof textChannels)[number];

/** What became of a message: it waits for its sending; it was accepted; it arrived; or it was given up. */
export type DeliveryState = "waiting" | "sent" | "delivered" | "failed";

/** Tries on a channel while a second one could take over. */
const triesBeforeOther = 3;
/** As often as the queue repeats a job, and once. */
const mostTries = 31;

interface FailedTry {
  /** Failed tries on this channel, with the last one. */
  readonly tries: number;
  readonly secondChannel: string | null;
  readonly usefulUntil: Date | null;
  /** The receiving system says that the same message would fail again. */
  readonly isFinal: boolean;
}

/** What follows a failed try: another one, the other channel, or nothing more. */
export function afterFailedTry(
  { tries, secondChannel, usefulUntil, isFinal }: FailedTry,
  now: Date,
): "again" | "other-channel" | "failed" {
  if (usefulUntil !== null && usefulUntil <= now) return "failed";
  if (secondChannel !== null) return isFinal || tries >= triesBeforeOther ? "other-channel" : "again";
  // Who waits for a code would rather hear that the number is wrong.
  if (isFinal && usefulUntil !== null) return "failed";
  return tries >= mostTries ? "failed" : "again";
}

/** Whether an HTTP status says that the same request would be refused again: not a timeout, nor too many of them. */
export function isFinalStatus(code: unknown): boolean {
  return /^4(?!08|29)\d\d$/.test(String(code));
}
