import { createHmac } from "node:crypto";
import { log } from "#app/platform/log.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { networkOf } from "./network.server.ts";

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
  | "link-refused"
  | "mail-throttled"
  /** A refresh token that was replaced long ago came back: it was copied. */
  | "refresh-token-reused";

/** Where a request came from. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly address: string;
}

/** Whom an event concerns: an account by its id, or an e-mail address, of which only a keyed hash is written. */
interface Subject {
  readonly customerId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly email?: string | undefined;
}

const alarming: ReadonlySet<SecurityEvent> = new Set(["sign-in-locked", "refresh-token-reused"]);

/** Writes one line of the security log, marked by its `event`. It holds nothing that names a person. */
export function logSecurity(
  event: SecurityEvent,
  { requestId, address }: RequestOrigin,
  { customerId, sessionId, email }: Subject = {},
): void {
  const level = alarming.has(event) ? "warn" : "info";
  log[level]({
    event: `account.${event}`,
    requestId,
    network: networkOf(address),
    ...(customerId !== undefined && { customerId }),
    ...(sessionId !== undefined && { sessionId }),
    ...(email !== undefined && { emailHash: hashOf(email) }),
  });
}

/** The same for the same address, so that tries can be counted; without our secret it is nobody's. */
function hashOf(email: string): string {
  return createHmac("sha256", secretFor("security log")).update(email).digest("base64url").slice(0, 16);
}
