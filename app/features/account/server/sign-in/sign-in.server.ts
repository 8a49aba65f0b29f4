import { networkOf } from "#app/platform/security/network.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { signInAllowance } from "../../rules/throttle.ts";
import { findByEmail } from "../customers/customers.server.ts";
import { isPasswordOf } from "../passwords/password.server.ts";
import { type Counted, countTry, forgetTries, takeBackTry, triesOf } from "./attempts.server.ts";
import { logSecurity } from "./security-log.server.ts";

interface Credentials {
  /** As it is stored. */
  readonly email: string;
  readonly password: string;
  /** The browser's device for an account, if it has signed in to it before. */
  readonly deviceFor: (customerId: string) => string | undefined;
}
/** Whose password was right, and which it was: a login that is parked meanwhile does not outlive it. */
export interface RightPassword {
  readonly customerId: string;
  readonly passwordHash: string | null;
}
export type SignIn =
  | ({ readonly outcome: "signed-in" } & RightPassword)
  | { readonly outcome: "refused" }
  | { readonly outcome: "wait"; readonly waitMs: number };

/**
 * Checks a password. Failures are counted by account and network, so an attacker has to wait and the owner, who comes
 * from another network or with a known browser, has not. Alike for an e-mail address that has no account. Throws
 * `QueueFull` where too many are checked at this moment; such a try is not counted.
 */
export async function signIn(
  { email, password, deviceFor }: Credentials,
  from: RequestOrigin,
  now: Date,
): Promise<SignIn> {
  const customer = await findByEmail(email);
  const device = customer && deviceFor(customer.id);
  const { waitMs, locks, counted } = await countSignIn({ email, device }, from, now);
  if (waitMs > 0) {
    logSecurity("sign-in-throttled", from, { email });
    return { outcome: "wait", waitMs };
  }
  const isRight = await isPasswordOf(customer?.password_hash, password).catch(async (error: unknown) => {
    await takeBackTry(counted);
    throw error;
  });
  if (!isRight || customer === undefined) {
    logSecurity(locks ? "sign-in-locked" : "sign-in-refused", from, { customerId: customer?.id, email });
    return { outcome: "refused" };
  }
  await forgetFailures(email, from, device);
  await takeBackTry(counted);
  logSecurity("sign-in", from, { customerId: customer.id });
  return { outcome: "signed-in", customerId: customer.id, passwordHash: customer.password_hash };
}

/** Counts the try with the known device while that has not failed too often, else with the network that it came from. */
async function countSignIn(
  { email, device }: { readonly email: string; readonly device: string | undefined },
  { address }: RequestOrigin,
  now: Date,
) {
  if (device !== undefined) {
    const counted: Counted[] = [{ kind: "sign-in by device", of: [device, email] }];
    const tried = await countTry(counted, now);
    if (tried.waitMs === 0) return { ...tried, counted };
  }
  const everywhere: Counted = { kind: "sign-in by account", of: [email] };
  const allowance = signInAllowance(await triesOf(everywhere, now));
  const counted: Counted[] = [
    { kind: "sign-in by account and network", of: [email, networkOf(address)], allowance },
    { kind: "sign-in by network", of: [address] },
    everywhere,
  ];
  return { ...(await countTry(counted, now)), counted };
}

/** Forgets the failures for an account from the network of its owner, who just showed to be that. */
export async function forgetFailures(
  email: string,
  { address }: RequestOrigin,
  device?: string,
): Promise<void> {
  await forgetTries([
    { kind: "sign-in by account and network", of: [email, networkOf(address)] },
    ...(device === undefined ? [] : [{ kind: "sign-in by device", of: [device, email] } as const]),
  ]);
}
