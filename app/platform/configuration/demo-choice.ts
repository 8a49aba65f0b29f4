import type * as z from "zod";
import { isLoopbackHost } from "#app/lib/loopback-host.ts";
import type { environment } from "./environment.ts";
import type { Choices } from "./importer-choices.ts";
import { isOnThisMachine } from "./outside-addresses.ts";

type Environment = z.output<typeof environment>;

/** What a start finds: what its data folder is, and whether it has a terminal. */
export interface StartedFrom {
  readonly folder: "fresh" | "demo" | "used";
  readonly isTerminal: boolean;
}

/**
 * Whether the demo is on: by its name, or by itself in a data folder that a terminal fills for the first time or filled
 * with it before. Its passwords are public, so beside anything that serves the public it needs a name of its own (decision 098).
 */
export function chooseDemo(
  env: Environment,
  choices: Choices,
  { folder, isTerminal }: StartedFrom,
): { readonly ok: true; readonly value: "on" | "off" } | { readonly ok: false; readonly line: string } {
  const named = env.MARSA_DEMO;
  if (named === "off" || named === "public") return { ok: true, value: named === "public" ? "on" : "off" };
  const [sign] = signsOfPublic(env, choices);
  if (sign === undefined) {
    const byItself = isTerminal && folder !== "used" && env.DATABASE_URL === undefined;
    return { ok: true, value: named === "on" || byItself ? "on" : "off" };
  }
  const onPurpose = "leave it out, or name MARSA_DEMO=public where everybody may enter";
  if (named === "on")
    return { ok: false, line: `MARSA_DEMO=on beside ${sign}: its passwords are public; ${onPurpose}` };
  return { ok: true, value: "off" };
}

/** By what a start looks like an installation for the public, each as its choice is written; this machine's own do not count. */
export function signsOfPublic(env: Environment, { office, payments, backends }: Choices): readonly string[] {
  const { scheduling, crm, erp } = backends;
  const addresses = {
    MARSA_ORIGIN: env.MARSA_ORIGIN,
    "office.origin": office.origin,
    HOST: isLoopbackHost(env.HOST) ? undefined : `tcp://${env.HOST}`,
    SMTP_URL: env.SMTP_URL,
    SMS_URL: env.SMS_URL,
    WHATSAPP_PHONE_ID: env.WHATSAPP_PHONE_ID && env.WHATSAPP_URL,
    "payments.gateway": payments.gateway === "demo" ? undefined : payments.address,
    "backends.crm": crm?.address,
    "backends.erp": erp,
    "backends.scheduling": scheduling?.address,
  };
  const outside = Object.entries(addresses).filter(([, address]) => address && !isOnThisMachine(address));
  return [...outside.map(([name]) => name), ...(env.MARSA_PROXIES > 0 ? ["MARSA_PROXIES"] : [])];
}
