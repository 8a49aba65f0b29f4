import { config } from "#app/platform/config.server.ts";
import type { Audience } from "../server/openid/audience.server.ts";
import { formTargets } from "../server/openid/importer-clients.server.ts";

/**
 * What pages of the accounts site may do: no scripts but the one that is named. A form may lead, by redirects, to every address that a
 * login may return to, so these are named; a developer's machine goes by several names.
 */
export function accountsPolicy(audience: Audience, script?: string): string {
  const own = new URL(audience.origin());
  const twins = own.hostname === "localhost" ? [`${own.protocol}//127.0.0.1:${own.port}`] : [];
  // Those of programs that customers sign in to.
  const returnAddresses = audience.name === "customers" ? config.accounts.returnAddresses : [];
  const targets = [
    own.origin,
    ...twins,
    ...returnAddresses.map((address) => new URL(address).origin),
    ...formTargets(audience),
  ];
  return [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${own.origin}${script}`]),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${[...new Set(targets)].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
