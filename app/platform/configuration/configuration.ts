import type * as z from "zod";
import { clientProblem, clientSecretsIn } from "./account-clients.ts";
import { chooseDemo, type StartedFrom, signsOfPublic } from "./demo-choice.ts";
import { environment } from "./environment.ts";
import { type Choices, importerChoices } from "./importer-choices.ts";
import { insecureAddress } from "./outside-addresses.ts";

type Environment = z.output<typeof environment>;
export type Configuration = Choices & {
  readonly env: Omit<Environment, "MARSA_DEMO" | "MARSA_OUTBOX" | "MARSA_DRAIN_SECONDS"> & {
    readonly MARSA_DRAIN_SECONDS: number;
    readonly MARSA_DEMO: "on" | "off";
    readonly MARSA_OUTBOX: "on" | "off";
  };
  /** The brand of this installation: the entry of `brands` that `brand` names. */
  readonly served: Choices["brands"][string];
};

/** Checks the importer's choices and the environment. A wrong value answers with one line that names it. */
export function parseConfiguration(
  choices: unknown,
  variables: Record<string, string | undefined>,
  from: StartedFrom = { folder: "used", isTerminal: false },
): { ok: true; value: Configuration } | { ok: false; line: string } {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const env = environment.safeParse(filled);
  if (!env.success) return { ok: false, line: firstProblem("environment variable", env.error) };
  const parsed = importerChoices.safeParse(choices);
  const file = env.data.MARSA_CONFIG ?? "marsa.config.ts";
  if (!parsed.success) return { ok: false, line: firstProblem(`${file}:`, parsed.error) };
  if (parsed.data.backends.crm !== undefined && env.data.MARSA_CRM_SECRET === undefined) {
    const line = `environment variable MARSA_CRM_SECRET is missing: ${file} hands leads over to Salesforce`;
    return { ok: false, line: `Marsa cannot start: ${line}` };
  }
  if (parsed.data.backends.scheduling !== undefined && env.data.MARSA_SCHEDULING_SECRET === undefined) {
    const line = `environment variable MARSA_SCHEDULING_SECRET is missing: ${file} plans appointments in Salesforce`;
    return { ok: false, line: `Marsa cannot start: ${line}` };
  }
  const paymentSecret = missingPaymentSecret(parsed.data.payments.gateway, env.data);
  if (paymentSecret !== undefined) {
    const line = `environment variable ${paymentSecret} is missing: ${file} takes payments by ${parsed.data.payments.gateway}`;
    return { ok: false, line: `Marsa cannot start: ${line}` };
  }
  if (env.data.WHATSAPP_PHONE_ID !== undefined && env.data.WHATSAPP_TOKEN === undefined) {
    const line = "environment variable WHATSAPP_TOKEN is missing: WHATSAPP_PHONE_ID sends by WhatsApp";
    return { ok: false, line: `Marsa cannot start: ${line}` };
  }
  const client = clientProblem(parsed.data.accounts.clients, clientSecretsIn(env.data.MARSA_CLIENT_SECRETS));
  if (client !== undefined) return { ok: false, line: `Marsa cannot start: environment variable ${client}` };
  const insecure = insecureAddress(env.data, parsed.data);
  if (insecure !== undefined) return { ok: false, line: `Marsa cannot start: ${insecure} of ${file}` };
  const demo = chooseDemo(env.data, parsed.data, from);
  if (!demo.ok) return { ok: false, line: `Marsa cannot start: ${demo.line}` };
  const [sign] = signsOfPublic(env.data, parsed.data);
  if (env.data.MARSA_CLOCK !== undefined && demo.value === "off" && sign !== undefined) {
    const line = `environment variable MARSA_CLOCK beside ${sign}: another time than the real one is for demos and tests`;
    return { ok: false, line: `Marsa cannot start: ${line}` };
  }
  const { limits, ...rest } = parsed.data;
  const requestsPerMinute = env.data.MARSA_REQUESTS_PER_MINUTE ?? limits.requestsPerMinute;
  const served = rest.brands[rest.brand];
  if (served === undefined) throw new Error("the schema lets no other brand through");
  const own = {
    MARSA_DEMO: demo.value,
    MARSA_OUTBOX: env.data.MARSA_OUTBOX ?? demo.value,
    // A developer's Ctrl-C ends at once; a balancer has to see that a process goes.
    MARSA_DRAIN_SECONDS: env.data.MARSA_DRAIN_SECONDS ?? (sign === undefined ? 0 : 5),
  };
  const value = { ...rest, served, limits: { ...limits, requestsPerMinute }, env: { ...env.data, ...own } };
  return { ok: true, value };
}

function missingPaymentSecret(gateway: Choices["payments"]["gateway"], env: Environment): string | undefined {
  if (gateway === "demo") return undefined;
  if (env.MARSA_PAYMENT_SECRET === undefined) return "MARSA_PAYMENT_SECRET";
  const needsSignature = gateway === "checkout" && env.MARSA_PAYMENT_SIGNATURE_SECRET === undefined;
  return needsSignature ? "MARSA_PAYMENT_SIGNATURE_SECRET" : undefined;
}

function firstProblem(where: string, error: z.ZodError): string {
  const [issue] = error.issues;
  return `Marsa cannot start: ${where} ${issue?.path.join(".") || "(whole)"} ${issue?.message ?? "is not valid"}`;
}
