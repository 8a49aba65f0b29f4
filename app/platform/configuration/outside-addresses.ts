import type * as z from "zod";
import { isLoopbackHost } from "#app/lib/loopback-host.ts";
import type { environment } from "./environment.ts";
import type { Choices } from "./importer-choices.ts";

type Environment = z.output<typeof environment>;
type Named = readonly [name: string, address: string | undefined];

const encrypted = /^(https|smtps):$/;

/**
 * The first address that data would reach in the clear, as the line that refuses it: not encrypted, not of this machine, and not
 * named in `allowInsecure`. To a mail server at `smtp:` it stays in the clear only where it is named: else STARTTLS is required.
 */
export function insecureAddress(env: Environment, choices: Choices): string | undefined {
  for (const [name, address] of outsideAddresses(env, choices)) {
    const url = URL.parse(address ?? "");
    if (url === null || encrypted.test(url.protocol) || url.protocol === "smtp:") continue;
    if (isOnThisMachine(url.href) || choices.allowInsecure.includes(placeOf(url))) continue;
    return `${name} ${placeOf(url)} is not encrypted; where the way to it is safe, name it in allowInsecure`;
  }
  return undefined;
}

/** Whether a mail server has to take mail encrypted. */
export function requiresTls(smtpUrl: string, { allowInsecure }: Pick<Choices, "allowInsecure">): boolean {
  return !isOnThisMachine(smtpUrl) && !allowInsecure.includes(placeOf(new URL(smtpUrl)));
}

/** Whether an address leads to this machine alone. */
export function isOnThisMachine(address: string): boolean {
  return isLoopbackHost(URL.parse(address)?.hostname ?? "");
}

/** Every address that customers' data, staff or their browsers are sent to, by the name of its choice. */
function outsideAddresses(env: Environment, choices: Choices): readonly Named[] {
  const { backends, payments, accounts, staffAccounts, analytics, office } = choices;
  const listed = (name: string, addresses: readonly string[]) =>
    addresses.map((address, at): Named => [`${name}.${at}`, address]);
  return [
    ["MARSA_ORIGIN", env.MARSA_ORIGIN],
    ["SMTP_URL", env.SMTP_URL],
    ["SMS_URL", env.SMS_URL],
    ["WHATSAPP_URL", env.WHATSAPP_URL],
    // By the path of its socket it is this machine's.
    ["CLAMD_URL", env.CLAMD_URL?.startsWith("tcp:") ? env.CLAMD_URL : undefined],
    ["office.origin", office.origin],
    ["backends.content", backends.content],
    ["backends.apiV1", backends.apiV1],
    ["backends.apiV3", backends.apiV3],
    ["backends.crm.address", backends.crm?.address],
    ["backends.erp", backends.erp],
    ["backends.scheduling.address", backends.scheduling?.address],
    ["payments.address", payments.gateway === "demo" ? undefined : payments.address],
    ["accounts.issuer", accounts.issuer],
    ["staffAccounts.issuer", staffAccounts.issuer],
    ["analytics.script", analytics.script],
    ...listed("analytics.hosts", analytics.hosts),
    ...listed("accounts.returnAddresses", accounts.returnAddresses),
    ...listed("mediaHosts", choices.mediaHosts),
    ...listed("authorOrigins", choices.authorOrigins),
  ];
}

/** An address without what it may hold of secrets: its scheme, host and port. */
function placeOf({ protocol, host }: URL): string {
  return `${protocol}//${host}`;
}
