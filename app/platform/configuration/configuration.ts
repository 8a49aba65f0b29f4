import * as z from "zod";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { isLoopbackHost } from "#app/lib/loopback-host.ts";
import { brandColors } from "../identity/brand-colors.ts";

const bilingual = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) });
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** A connected app of a Salesforce organisation with the client credentials flow; its secret never stands in a file. */
const salesforceApp = (secretName: string) => ({
  kind: z.literal("salesforce"),
  /** The organisation's own address, as https://importer.my.salesforce.com */
  address,
  clientId: z.string().min(1),
  clientSecret: z.never(`must not stand in a file: set the environment variable ${secretName}`).optional(),
  version: z
    .string()
    .regex(/^v\d+\.0$/, "must be a version such as v62.0")
    .default("v62.0"),
});

const mailAddress = z.email("must be an e-mail address");
/** An address for each kind of lead that has one of its own, and one for all others. */
const leadAddresses = z.strictObject({
  default: mailAddress,
  kinds: z.partialRecord(z.enum(leadKinds), mailAddress).default({}),
});

/** The shape of `marsa.config.ts`. */
export const importerChoices = z
  .strictObject({
    importer: z.strictObject({
      name: bilingual,
      country: z.string().length(2),
      zone: z.string().refine(isTimeZone, "is not an IANA time zone"),
      currency: z.string().length(3),
      /** How times of day are shown, in both languages: 4:00 pm and 4:00 م, or 16:00. */
      clock: z.enum(["12-hour", "24-hour"]).default("12-hour"),
    }),
    brand: z.string(),
    brands: z.record(
      z.string().regex(/^[a-z0-9-]+$/, "must be written in small letters"),
      z.strictObject({ name: bilingual, code: z.string().min(1), colors: brandColors }),
    ),
    /** The folder of the importer's words, pictures and logos, seen from the file of these choices. */
    contentFolder: z
      .string()
      // Its name is the first part of every address of a picture.
      .regex(/(^|[\\/])[a-z0-9-]+[\\/]?$/, "must end in a name of small letters, digits and dashes")
      .default("content/demo"),
    /** Other hosts whose pictures and videos pages may show, as https://media.importer.example. */
    mediaHosts: z.array(address).default([]),
    /** Where editors see the site in the frame of their content system, as https://author.importer.example. */
    authorOrigins: z.array(address).default([]),
    backends: z.strictObject({
      content: address.optional(),
      apiV1: address.optional(),
      apiV3: address.optional(),
      /** Where leads are handed over to; without it they stay here, for the office. */
      crm: z
        .strictObject({
          ...salesforceApp("MARSA_CRM_SECRET"),
          /** A custom text field of Task, marked unique and external id, which holds our id. */
          leadField: z
            .string()
            .regex(/^\w+__c$/, "must be the name of a custom field")
            .default("Marsa_Lead_Id__c"),
        })
        .optional(),
      /** Where appointments are planned and kept (decision 031); without it they are here. */
      scheduling: z
        .strictObject({
          ...salesforceApp("MARSA_SCHEDULING_SECRET"),
          /** The scheduling policy that slots are found by; without it the organisation's default. */
          schedulingPolicyId: z
            .string()
            .regex(/^[a-zA-Z0-9]{15}([a-zA-Z0-9]{3})?$/, "must be an id of 15 or 18 letters and digits")
            .optional(),
        })
        .optional(),
    }),
    /** The people who read leads: every lead is mailed to one address. */
    leads: z.strictObject({
      /** The language of these mails. */
      language: z.enum(["en", "ar"]).default("en"),
      mail: leadAddresses.extend({
        /** By the id of the location that a visitor chose; its own addresses go before the general ones. */
        locations: z.record(z.string().min(1), leadAddresses).default({}),
      }),
    }),
    accounts: z
      .strictObject({
        issuer: address.optional(),
        clientId: z.string().optional(),
        clientSecret: z.string().optional(),
        /** Addresses outside this site that a login may return to, as prefixes with a scheme and a host. */
        returnAddresses: z.array(address),
      })
      .refine((accounts) => accounts.issuer === undefined || accounts.clientId !== undefined, {
        path: ["clientId"],
        message: "is needed beside an issuer",
      }),
    /** Analytics, all of it after a visitor's consent only. Without a script events stay in the data layer. */
    analytics: z
      .strictObject({
        /** The name in `window` of the queue that the tag script reads. */
        dataLayer: z
          .string()
          .regex(/^[A-Za-z_$][\w$]*$/, "must be a name that a script can have")
          .default("dataLayer"),
        /** The address of the tag script. */
        script: address.optional(),
        /** Hosts that the tag script loads from and reports to, beside its own: the policy of pages lets them through. */
        hosts: z.array(address).default([]),
        /** How the names of its cookies begin; they are removed when a consent is withdrawn. */
        cookies: z.array(z.string().min(1)).default([]),
      })
      .prefault({}),
    /** Which patterns forms follow: the plain ones, or ones that take every real name and e-mail address. */
    validation: z.enum(["specified", "inclusive"]).default("specified"),
    limits: z.strictObject({
      jsonBodyBytes: z.int().min(1024),
      requestsPerMinute: z.int().min(1),
      /** Pages that one address may have rendered at once; from then on it gets them at the pace of its requests. */
      renderBurst: z.int().min(1).default(60),
      /** Open connections of one address, where no proxy stands in front: as many as an office behind one of them needs. */
      connectionsPerAddress: z.int().min(8).default(256),
      uploadBytes: z.int().min(1024),
      /** Service appointments that one vehicle may have ahead of it. */
      appointmentsAhead: z.int().min(1).default(4),
      /** Largest feed of used cars, in bytes. */
      stockFeedBytes: z
        .int()
        .min(1024)
        .default(512 * 1024 * 1024),
      /** Refused rows of a feed, as a share of all: with more of them it is not taken in at all. */
      refusedStockShare: z.number().min(0).max(1).default(0.05),
      /** Cars that a complete feed may take out of the listing without a confirmation, as a share of those listed. */
      removedStockShare: z.number().min(0).max(1).default(0.2),
    }),
  })
  .refine((choices) => choices.brand in choices.brands, {
    path: ["brand"],
    message: "is not one of the brands listed under `brands`",
  });
export type ImporterChoices = z.input<typeof importerChoices>;

/** The environment variables that the program reads, and no others. */
export const environment = z
  .object({
    /** A port that must be free; 0 takes any. Absent: 3000 or the next free one. */
    PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    HOST: z.string().default("localhost"),
    /** The public address, where a proxy stands in front. */
    MARSA_ORIGIN: address.optional(),
    /** The number of proxies in front whose X-Forwarded-For is believed. */
    MARSA_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    /** Another file of the importer's choices than `marsa.config.ts`. */
    MARSA_CONFIG: z.string().optional(),
    MARSA_DATA_DIR: z.string().min(1).default("data"),
    /** Where pictures are kept that were made in sizes; programs of one machine may share it. */
    MARSA_PICTURES_DIR: z.string().min(1).optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .optional(),
    MARSA_CLOCK: z.iso
      .datetime({ offset: true, error: "must be an ISO instant such as 2026-03-01T06:00:00Z" })
      .optional(),
    MARSA_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    /** The secret of the connected app of `backends.crm`; needed where leads go to a CRM. */
    MARSA_CRM_SECRET: z.string().optional(),
    /** The secret of the connected app of `backends.scheduling`; needed where appointments are kept elsewhere. */
    MARSA_SCHEDULING_SECRET: z.string().optional(),
    MARSA_LOG: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
    /** An SMTP address for real mail; without it every message stays in the outbox. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
      .optional(),
    /** The address of an SMS gateway, and the token that it asks for; without it every SMS stays in the outbox. */
    SMS_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
    SMS_TOKEN: z.string().optional(),
    /** What a dealer's system shows to bring a feed of used cars; without it nobody brings one over HTTP. */
    MARSA_STOCK_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    /** Replaces `limits.requestsPerMinute`, for load tests. */
    MARSA_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
    /** What a metrics collector shows as its bearer token; without it `/metrics` answers this machine alone. */
    MARSA_METRICS_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
    /** `/dev/outbox`, which shows every message and its links, and `/cpov-test`. */
    MARSA_OUTBOX: z.enum(["on", "off"]).optional(),
    /** The demo's people, whose passwords everybody knows, their cars, centers, appointments and used cars. */
    MARSA_DEMO: z.enum(["on", "off"]).optional(),
  })
  .transform((env) => {
    const address = env.MARSA_ORIGIN;
    const isOwn = isLoopbackHost(address === undefined ? env.HOST : new URL(address).hostname);
    // Whoever is reached from outside asks for the demo and the outbox by name.
    const unlessChosen = isOwn ? "on" : "off";
    return {
      ...env,
      MARSA_OUTBOX: env.MARSA_OUTBOX ?? unlessChosen,
      MARSA_DEMO: env.MARSA_DEMO ?? unlessChosen,
    };
  });

type Choices = z.output<typeof importerChoices>;
export type Configuration = Choices & {
  readonly env: z.output<typeof environment>;
  /** The brand of this installation: the entry of `brands` that `brand` names. */
  readonly served: Choices["brands"][string];
};

/** Checks the importer's choices and the environment. A wrong value answers with one line that names it. */
export function parseConfiguration(
  choices: unknown,
  variables: Record<string, string | undefined>,
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
  const { limits, ...rest } = parsed.data;
  const requestsPerMinute = env.data.MARSA_REQUESTS_PER_MINUTE ?? limits.requestsPerMinute;
  const served = rest.brands[rest.brand];
  if (served === undefined) throw new Error("the schema lets no other brand through");
  return { ok: true, value: { ...rest, served, limits: { ...limits, requestsPerMinute }, env: env.data } };
}

function firstProblem(where: string, error: z.ZodError): string {
  const [issue] = error.issues;
  return `Marsa cannot start: ${where} ${issue?.path.join(".") || "(whole)"} ${issue?.message ?? "is not valid"}`;
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
