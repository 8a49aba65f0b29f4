import {
  hashForLog,
  type RequestOrigin,
  writeSecurityLine,
} from "#app/platform/security/security-line.server.ts";

export type SecurityEvent =
  | "sign-in"
  | "sign-in-refused"
  /** A try that had to wait, and was not looked at. */
  | "sign-in-throttled"
  /** From this failure on the next try has to wait. */
  | "sign-in-locked"
  | "login-code-refused"
  | "sign-out"
  | "registration-requested"
  | "registered"
  | "reset-requested"
  | "password-reset"
  | "password-changed"
  | "sign-out-others"
  | "second-factor"
  | "second-factor-refused"
  | "passkey-added"
  | "passkey-removed"
  | "passkey-refused"
  | "authenticator-added"
  | "authenticator-removed"
  | "recovery-codes-made"
  | "email-changed"
  | "email-change-undone"
  | "link-refused"
  | "mail-throttled"
  /** A refresh token that was replaced long ago came back: it was copied. */
  | "refresh-token-reused";

/** Whom an event concerns: an account by its id, or an e-mail address, of which only a keyed hash is written. */
interface Subject {
  readonly customerId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly email?: string | undefined;
}

const alarming: ReadonlySet<SecurityEvent> = new Set(["sign-in-locked", "refresh-token-reused"]);

/** Writes one line of the security log about an account. */
export function logSecurity(
  event: SecurityEvent,
  from: RequestOrigin,
  { customerId, sessionId, email }: Subject = {},
): void {
  writeSecurityLine(from, {
    event: `account.${event}`,
    isAlarming: alarming.has(event),
    facts: {
      ...(customerId !== undefined && { customerId }),
      ...(sessionId !== undefined && { sessionId }),
      ...(email !== undefined && { emailHash: hashForLog(email) }),
    },
  });
}
