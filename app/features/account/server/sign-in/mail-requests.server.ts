import { networkOf } from "#app/platform/security/network.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { byNetwork, countTry } from "./attempts.server.ts";
import { logSecurity } from "./security-log.server.ts";

/**
 * Counts a request for a mail to this address; answers how long its sender has to wait. Only requests of the same network
 * are counted together, so nobody uses up what the owner of the address may request.
 */
export async function countMailRequest(email: string, from: RequestOrigin, now: Date): Promise<number> {
  const { waitMs } = await countTry(
    [
      { kind: "mail by account and network", of: [email, networkOf(from.address)] },
      ...byNetwork("mail by network", from.address),
    ],
    now,
  );
  if (waitMs > 0) logSecurity("mail-throttled", from, { email });
  return waitMs;
}
