import { daysUntil } from "./due-items.ts";

/** Customers are notified so many days before something is due. */
export const noticeDays = [60, 30, 7] as const;
export type NoticeDays = (typeof noticeDays)[number];

/**
 * The notice that an item should have had by today: the nearest one that has been reached, so that after a downtime, or of a
 * paper that was added lately, only one goes out. None where that one, or a nearer one, was sent, and none on or after the day.
 */
export function noticeFor(day: string, today: string, sent: readonly number[]): NoticeDays | undefined {
  const days = daysUntil(day, today);
  if (days < 1) return undefined;
  const nearest = noticeDays.findLast((distance) => days <= distance);
  if (nearest === undefined || sent.some((distance) => distance <= nearest)) return undefined;
  return nearest;
}
