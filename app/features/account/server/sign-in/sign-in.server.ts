import { networkOf } from "#app/platform/security/network.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { signInAllowance } from "../../rules/throttle.ts";
import { findByEmail } from "../customers/customers.server.ts";
import { type Audience, customers } from "../openid/audience.server.ts";
import { isPasswordOf } from "../passwords/password.server.ts";
import { byNetwork, type Counted, countTry, forgetTries, takeBackTry, triesOf } from "./attempts.server.ts";
import { logSecurity } from "./security-log.server.ts";

interface Credentials {
  /** As it is stored. */
  readonly email: string;
  readonly password: string;
  /** The browser's device for an account, if it has signed in to it before. */
  readonly deviceFor: (customerId: string) => string | undefined;
  readonly audience?: Audience;
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
  { email, password, deviceFor, audience = customers }: Credentials,
  from: RequestOrigin,
  now: Date,
): Promise<SignIn> {
  const customer = await findByEmail(email, audience.issuer);
  const device = customer && deviceFor(customer.id);
  const { waitMs, locks, counted } = await countSignIn({ email, device, audience }, from, now);
  if (waitMs > 0) {
    logSecurity("sign-in-throttled", from, { audience, email });
    return { outcome: "wait", waitMs };
  }
  const isStaff = audience.name === "staff";
  const looked = isPasswordOf(customer?.password_hash, password, { isStaff });
  const isRight = await looked.catch(async (error: unknown) => {
    await takeBackTry(counted);
    throw error;
  });
  if (!isRight || customer === undefined) {
    logSecurity(locks ? "sign-in-locked" : "sign-in-refused", from, {
      audience,
      customerId: customer?.id,
      email,
    });
    return { outcome: "refused" };
  }
  await forgetFailures(email, from, { device, audience });
  await takeBackTry(counted);
  // Of staff it is the first of two factors.
  logSecurity("sign-in", from, { audience, customerId: customer.id });
  return { outcome: "signed-in", customerId: customer.id, passwordHash: customer.password_hash };
}

interface Account {
  readonly email: string;
  readonly device: string | undefined;
}

/** Counts the try with the known device while that has not failed too often, else with the network that it came from. */
async function countSignIn(
  { email, device, audience }: Account & { readonly audience: Audience },
  { address }: RequestOrigin,
  now: Date,
) {
  if (device !== undefined) {
    const counted: Counted[] = [{ kind: "sign-in by device", of: [device, keyOf(email, audience)] }];
    const tried = await countTry(counted, now);
    if (tried.waitMs === 0) return { ...tried, counted };
  }
  const account = keyOf(email, audience);
  const everywhere: Counted = { kind: "sign-in by account", of: [account] };
  const allowance = signInAllowance(await triesOf(everywhere, now));
  const counted: Counted[] = [
    { kind: "sign-in by account and network", of: [account, networkOf(address)], allowance },
    ...(audience.name === "staff" ? [] : byNetwork("sign-in by network", address)),
    everywhere,
  ];
  return { ...(await countTry(counted, now)), counted };
}

/** Forgets the failures for an account from the network of its owner, who just showed to be that. */
export async function forgetFailures(
  email: string,
  { address }: RequestOrigin,
  {
    device,
    audience = customers,
  }: { readonly device?: string | undefined; readonly audience?: Audience } = {},
): Promise<void> {
  const account = keyOf(email, audience);
  await forgetTries([
    { kind: "sign-in by account and network", of: [account, networkOf(address)] },
    ...(device === undefined ? [] : [{ kind: "sign-in by device", of: [device, account] } as const]),
  ]);
}

/** A customer and a member of staff may have the same address: they are tried apart. */
function keyOf(email: string, { name }: Audience): string {
  return name === "staff" ? `staff ${email}` : email;
}
