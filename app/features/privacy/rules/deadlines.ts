const hourMs = 3_600_000;

/** A copy is there for a day, and the address that downloads it opens it for five minutes. */
export const exportLifeMs = 24 * hourMs;
export const addressLifeMs = 5 * 60_000;

/** Within so long after the request everything is erased. */
const erasureMs = 24 * hourMs;

/**
 * Between canceling what is still to come and erasing: time for staff and customer to be notified of that from rows that are
 * still there.
 */
export const noticeMs = 60_000;

/** The last moment at which something of an account may still be there. */
export function erasedBy(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + erasureMs);
}
