/** In milliseconds (product/accounts.md#tokens). */
export const accessTokenLifeMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
export const sessionLifeMs = 30 * dayMs;
const successorGraceMs = 60_000;
export const loginCodeLifeMs = 60_000;

export interface PresentedToken {
  readonly replacedAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly sessionRevokedAt: Date | null;
}

/** When a session ends that was used now: after 30 silent days, and `longestDays` after its sign-in however much it is used. */
export function sessionEnd(startedAt: Date, now: Date, longestDays: number): Date {
  return new Date(Math.min(now.getTime() + sessionLifeMs, latestEnd(startedAt, longestDays).getTime()));
}

/** From when on a session takes a new sign-in. */
export function latestEnd(startedAt: Date, longestDays: number): Date {
  return new Date(startedAt.getTime() + longestDays * dayMs);
}

/**
 * What happens to a presented refresh token: `rotate` makes its successor, `repeat` answers with the successor that it
 * already has (tabs that refresh at once stay together), `revoke` ends the session because a token that was replaced
 * long ago can only be a copy, `refuse` is for a session that is over.
 */
export function decideRotation(token: PresentedToken, now: Date): "rotate" | "repeat" | "revoke" | "refuse" {
  if (token.sessionRevokedAt !== null || token.sessionExpiresAt <= now) return "refuse";
  if (token.replacedAt === null) return "rotate";
  return now.getTime() - token.replacedAt.getTime() <= successorGraceMs ? "repeat" : "revoke";
}
