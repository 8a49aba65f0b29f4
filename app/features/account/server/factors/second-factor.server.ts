import { createHmac, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { plainAppCode, plainRecoveryCode } from "../../rules/recovery-codes.ts";
import { findById } from "../customers/customers.server.ts";
import type { Audience } from "../openid/audience.server.ts";
import { countTry, forgetTries } from "../sign-in/attempts.server.ts";
import { logSecurity } from "../sign-in/security-log.server.ts";
import type { RightPassword } from "../sign-in/sign-in.server.ts";
import { takeAppCode } from "./authenticator.server.ts";
import { takeRecoveryCode } from "./recovery-codes.server.ts";

const stepLifeMs = 10 * 60_000;

/** Says that a customer has given the right password in one login under way: good there alone, for ten minutes. */
export function passwordStep({ customerId, passwordHash }: RightPassword, login: string, now: Date): string {
  const until = String(now.getTime() + stepLifeMs);
  return [customerId, until, macOf([customerId, until, login, passwordHash ?? ""])].join(".");
}

/** Whose password was right in this login; undefined where that is over, another login's or made up, or there is a new password. */
export async function customerOfStep(
  step: string,
  login: string,
  now: Date,
): Promise<RightPassword | undefined> {
  const [customerId = "", until = "", mac = ""] = step.split(".");
  const passwordHash = (await findById(customerId))?.password_hash ?? null;
  const [given, right] = [
    Buffer.from(mac),
    Buffer.from(macOf([customerId, until, login, passwordHash ?? ""])),
  ];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return Number(until) > now.getTime() ? { customerId, passwordHash } : undefined;
}

export type SecondFactor =
  | { readonly outcome: "right" }
  | { readonly outcome: "wrong" }
  | { readonly outcome: "wait"; readonly waitMs: number };

/**
 * Evaluates a code of the app or a recovery code, which is used up by it. Tries are counted before they are looked at, for the
 * account: who gets here has its password.
 */
export async function checkSecondFactor(
  { customerId, audience }: { readonly customerId: string; readonly audience: Audience },
  typed: { readonly code: string; readonly recovery: string },
  from: RequestOrigin,
  now: Date,
): Promise<SecondFactor> {
  const counted = [{ kind: "second factor by account", of: [customerId] }] as const;
  const { waitMs, locks } = await countTry(counted, now);
  if (waitMs > 0) {
    logSecurity("sign-in-throttled", from, { audience, customerId });
    return { outcome: "wait", waitMs };
  }
  const [code, recovery] = [plainAppCode(typed.code), plainRecoveryCode(typed.recovery)];
  const isRight =
    (code !== undefined && (await takeAppCode(customerId, code))) ||
    (recovery !== undefined && (await takeRecoveryCode(customerId, recovery)));
  if (!isRight) {
    logSecurity(locks ? "sign-in-locked" : "second-factor-refused", from, { audience, customerId });
    return { outcome: "wrong" };
  }
  await forgetTries(counted);
  logSecurity("second-factor", from, { audience, customerId });
  return { outcome: "right" };
}

function macOf(parts: readonly string[]): string {
  return createHmac("sha256", secretFor("password step")).update(parts.join(" ")).digest("base64url");
}
