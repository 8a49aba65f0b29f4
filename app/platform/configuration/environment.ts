import * as z from "zod";
import { address } from "./address.ts";

/** The environment variables that the program reads, and no others. */
export const environment = z.object({
  /** A port that must be free; 0 takes any. Absent: 3000 or the next free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().default("localhost"),
  /** The public address, where a proxy stands in front. */
  MARSA_ORIGIN: address.optional(),
  /** The number of proxies in front whose X-Forwarded-For is believed. */
  MARSA_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** How long a process serves on after the signal to stop, `/readyz` saying so. Absent: 5, on this machine 0. */
  MARSA_DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** Another file of the importer's choices than `marsa.config.ts`. */
  MARSA_CONFIG: z.string().optional(),
  MARSA_DATA_DIR: z.string().min(1).default("data"),
  /** The folder of pictures encoded in sizes; programs of one machine may share it. */
  MARSA_PICTURES_DIR: z.string().min(1).optional(),
  /** The folder of private files, sealed; all processes of one database share it. */
  MARSA_FILES_DIR: z.string().min(1).optional(),
  /** Of the processes that open customers' files: the lowest leaves the processors to visitors, and may wait long for them. */
  MARSA_READER_PRIORITY: z.enum(["lowest", "usual"]).default("lowest"),
  /** A clamd that scans customers' files; without it staff see that nothing was scanned. */
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/\s]+:\d{1,5}|(unix:)?\/\S+)$/, "must be tcp://host:port or the path of a socket")
    .optional(),
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
  /** The secret of the connected app of `backends.scheduling`; needed where appointments are planned in Salesforce. */
  MARSA_SCHEDULING_SECRET: z.string().optional(),
  /** The secret key of the gateway of `payments`; needed where that is not the demo's bank. */
  MARSA_PAYMENT_SECRET: z.string().optional(),
  /** What the gateway signs its notifications with, where that is another secret: the key of a webhook of Checkout.com. */
  MARSA_PAYMENT_SIGNATURE_SECRET: z.string().optional(),
  /** The token that the ERP of `backends.erp` requires. */
  MARSA_ERP_TOKEN: z.string().optional(),
  /** Secrets of the confidential clients of `accounts.clients`, as `crm=<secret>`, in lines or between commas; or the file of them. */
  MARSA_CLIENT_SECRETS: z.string().optional(),
  MARSA_CLIENT_SECRETS_FILE: z.string().optional(),
  MARSA_LOG: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /** An SMTP address for real mail; without it every message stays in the outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  /** The address of an SMS gateway, and the token that it requires; without it every SMS stays in the outbox. */
  SMS_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  SMS_TOKEN: z.string().optional(),
  /** What the SMS gateway shows to report what became of an SMS; without it nobody reports. */
  SMS_REPORT_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
  /** The id of our number at WhatsApp (Meta's Cloud API), and the token of its app; without an id nothing leaves by it. */
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, "must be the id of a number: digits").optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://graph.facebook.com/v23.0"),
  /** The names of the approved templates: of codes, and of any other text. */
  WHATSAPP_CODE_TEMPLATE: z.string().min(1).default("marsa_code"),
  WHATSAPP_TEXT_TEMPLATE: z.string().min(1).default("marsa_text"),
  /** The secret of the app, with which reports are signed, and the word by which Meta verifies where they go to. */
  WHATSAPP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  /** What a dealer's system shows to bring a feed of used cars; without it nobody brings one over HTTP. */
  MARSA_STOCK_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  /** What the importer's system shows to bring parts; without it nobody brings them over HTTP. */
  MARSA_PARTS_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  /** Replaces `limits.requestsPerMinute`, for load tests. */
  MARSA_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  /** What a metrics collector shows as its bearer token; without it `/metrics` answers this machine alone. */
  MARSA_METRICS_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
  /** `/dev/outbox`, which shows this machine every message and its links, and `/cpov-test`. Without it: as the demo. */
  MARSA_OUTBOX: z.enum(["on", "off"]).optional(),
  /**
   * The demo's people, whose passwords everybody knows, their cars, centers, appointments and used cars. `public`: also
   * beside what serves the public. Without it: as `chooseDemo` says.
   */
  MARSA_DEMO: z.enum(["on", "off", "public"]).optional(),
  /** A year of customers, appointments and leads for the office, beside the demo's people. */
  MARSA_DEMO_YEAR: z.enum(["on", "off"]).default("on"),
});
