/** In milliseconds (product/accounts.md#tokens). */
export const accessTokenLifeMs = 15 * 60_000;
export const sessionLifeMs = 30 * 24 * 60 * 60_000;
const successorGraceMs = 60_000;
export const loginCodeLifeMs = 60_000;

export interface PresentedToken {
  readonly replacedAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly sessionRevokedAt: Date | null;
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
