import {
  hashForLog,
  type RequestOrigin,
  writeSecurityLine,
} from "#app/platform/security/security-line.server.ts";
import type { Audience } from "../openid/audience.server.ts";

export type SecurityEvent =
  | "sign-in"
  | "sign-in-refused"
  /** A try that had to wait, and was not looked at. */
  | "sign-in-throttled"
  /** From this failure on the next try has to wait. */
  | "sign-in-locked"
  | "login-code-refused"
  /** A login code came back after its session was made: it was copied, and the session is ended. */
  | "login-code-replayed"
  | "sign-out"
  | "registration-requested"
  | "registered"
  | "reset-requested"
  | "password-reset"
  | "password-changed"
  | "sign-out-others"
  | "second-factor"
  | "second-factor-refused"
  /** The right password of an account that has no second factor, where one is required. */
  | "factor-missing"
  | "invitation-used"
  | "passkey-added"
  | "passkey-removed"
  | "passkey-refused"
  | "authenticator-added"
  | "authenticator-removed"
  | "recovery-codes-made"
  | "email-changed"
  | "email-change-undone"
  /** The owner of an account objected to a reset of the second factor that staff requested or made. */
  | "factor-reset-objected"
  | "link-refused"
  | "mail-throttled"
  /** A refresh token that was replaced long ago came back: it was copied. */
  | "refresh-token-reused";

/** Whom an event concerns: an account by its id, or an e-mail address, of which only a keyed hash is written. */
interface Subject {
  /** Events of staff are named apart: `account.staff-sign-in`. */
  readonly audience?: Audience | undefined;
  readonly customerId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly email?: string | undefined;
}

const alarming: ReadonlySet<SecurityEvent> = new Set([
  "sign-in-locked",
  "login-code-replayed",
  "factor-reset-objected",
  "refresh-token-reused",
]);

/** Writes one line of the security log about an account. */
export function logSecurity(
  event: SecurityEvent,
  from: RequestOrigin,
  { audience, customerId, sessionId, email }: Subject = {},
): void {
  writeSecurityLine(from, {
    event: `account.${audience?.name === "staff" ? "staff-" : ""}${event}`,
    isAlarming: alarming.has(event),
    facts: {
      ...(customerId !== undefined && { customerId }),
      ...(sessionId !== undefined && { sessionId }),
      ...(email !== undefined && { emailHash: hashForLog(email) }),
    },
  });
}
