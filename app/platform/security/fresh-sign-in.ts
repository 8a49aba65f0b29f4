/** How long a sign-in counts as fresh (product/accounts.md#fresh-sign-in), in milliseconds. */
export const freshForMs = 5 * 60_000;

/** Whether a customer showed who they are within the last five minutes. A time that is not known is never fresh. */
export function isFresh(authenticatedAt: Date | null | undefined, now: Date): boolean {
  return authenticatedAt instanceof Date && now.getTime() - authenticatedAt.getTime() < freshForMs;
}
