import { badgeGroupOf } from "#app/features/booking/rules/appointments/status-badge.ts";

/** What a customer's dashboard begins with. */
export type NextAction<Activity, Expiry> =
  /** A car is finished: pay, or fetch it. */
  | { readonly kind: "pickup"; readonly activity: Activity }
  | { readonly kind: "in-workshop"; readonly activity: Activity }
  | { readonly kind: "appointment"; readonly activity: Activity }
  | { readonly kind: "warranty"; readonly expiry: Expiry }
  | { readonly kind: "book" };

/**
 * The one thing that matters next: a car that waits, then what comes first in time, then a warranty that is soon over,
 * and where nothing is due the way to book.
 */
export function nextAction<
  A extends { readonly status: string; readonly code: string; readonly type: string },
  E extends { readonly isSoonOver: boolean },
>(coming: readonly A[], expiries: readonly E[]): NextAction<A, E> {
  const waiting = coming.find(({ status }) => badgeGroupOf(status) === "ready");
  if (waiting) return { kind: "pickup", activity: waiting };
  // A request without a time is no event yet.
  const activity = coming.find(({ type }) => type !== "lead");
  if (activity) {
    const isUnderWay = activity.type === "service" && badgeGroupOf(activity.status) === "in-progress";
    return { kind: isUnderWay ? "in-workshop" : "appointment", activity };
  }
  const expiry = expiries.find(({ isSoonOver }) => isSoonOver);
  return expiry ? { kind: "warranty", expiry } : { kind: "book" };
}
