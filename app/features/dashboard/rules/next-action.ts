import { stageOf } from "#app/features/booking/rules/appointments/activity-order.ts";
import { badgeGroupOf } from "#app/features/booking/rules/appointments/status-badge.ts";

interface Shown {
  readonly type: string;
  readonly status: string;
  readonly code: string;
  readonly at: string;
  readonly endAt?: string | undefined;
  readonly lostAt?: string | undefined;
}

/** What a customer's dashboard begins with. */
export type NextAction<Activity, Expiry> =
  /** A car is finished: to be paid for, or to be fetched. */
  | { readonly kind: "payment" | "pickup"; readonly activity: Activity }
  | { readonly kind: "in-workshop"; readonly activity: Activity }
  /** A test drive lost its car: its driver chooses another time. */
  | { readonly kind: "lost"; readonly activity: Activity }
  | { readonly kind: "appointment"; readonly activity: Activity }
  /** A request that was turned down, of a time that is still ahead. */
  | { readonly kind: "rejected"; readonly activity: Activity }
  /** Its time is over and nobody closed it: it took place or not, and can be booked again. */
  | { readonly kind: "unclosed"; readonly activity: Activity }
  | { readonly kind: "warranty"; readonly expiry: Expiry }
  | { readonly kind: "book" };

/** So long what went wrong is worth the first place. */
const recentMs = 14 * 24 * 3_600_000;

/**
 * The one thing that matters next: a car that waits, a drive without its car, what comes first in time, what went wrong of
 * late, then a warranty that is soon over, and where nothing is due the way to book.
 */
export function nextAction<A extends Shown, E extends { readonly isSoonOver: boolean }>(
  { coming, past }: { readonly coming: readonly A[]; readonly past: readonly A[] },
  expiries: readonly E[],
  now: Date,
): NextAction<A, E> {
  const isRecent = (at: string) => now.getTime() - Date.parse(at) < recentMs;
  const waiting = coming.find(({ status }) => badgeGroupOf(status) === "ready");
  if (waiting) return { kind: waiting.code === "PPY" ? "payment" : "pickup", activity: waiting };
  const lost = coming.find(({ lostAt }) => lostAt !== undefined && isRecent(lostAt));
  if (lost) return { kind: "lost", activity: lost };
  // A request without a time is no event yet.
  const activity = coming.find(({ type }) => type !== "lead");
  if (activity) {
    const isUnderWay = activity.type === "service" && badgeGroupOf(activity.status) === "in-progress";
    return { kind: isUnderWay ? "in-workshop" : "appointment", activity };
  }
  const rejected = past.find(({ status, at }) => status === "rejected" && Date.parse(at) > now.getTime());
  if (rejected) return { kind: "rejected", activity: rejected };
  const unclosed = past.find((one) => stageOf(one, now) === "unclosed" && isRecent(one.at));
  // A later visit of the same car says how it went on.
  const hasFollowed = past.some((one) => unclosed && stageOf(one, now) === "closed" && one.at > unclosed.at);
  if (unclosed && !hasFollowed) return { kind: "unclosed", activity: unclosed };
  const expiry = expiries.find(({ isSoonOver }) => isSoonOver);
  return expiry ? { kind: "warranty", expiry } : { kind: "book" };
}
