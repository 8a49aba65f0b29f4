import * as z from "zod";
import { digitChoices } from "#app/i18n/numbers/digit-choices.ts";
import { vehicleFeed } from "#app/lib/feed/vehicle-feed.ts";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { brandColors } from "../identity/brand-colors.ts";
import { brandFace } from "../identity/brand-face.ts";
import { accounts, office, staffAccounts } from "./account-choices.ts";
import { address } from "./address.ts";

const bilingual = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) });

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

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 08:00");
const weekdayHours = z.array(z.strictObject({ start: timeOfDay, end: timeOfDay }));
const fromSundayToThursday = [{ start: "08:00", end: "18:00" }];

const methods = <const Id extends string>(ids: readonly [Id, ...Id[]]) =>
  z
    .array(z.enum(ids))
    .min(1)
    .default([...ids]);

/** How customers pay: by the bank of the demo, or by a gateway, whose secrets never stand in a file. */
const payments = z.discriminatedUnion("gateway", [
  z.strictObject({ gateway: z.literal("demo"), methods: methods(["card", "debit"]) }),
  z.strictObject({
    gateway: z.literal("tap"),
    methods: methods(["card", "qpay"]),
    address: address.default("https://api.tap.company"),
    /** Which merchant of the account is paid; needed where it has several. */
    merchant: z
      .string()
      .regex(/^\w{1,64}$/, "must be the id of a merchant of Tap")
      .optional(),
  }),
  z.strictObject({
    gateway: z.literal("checkout"),
    methods: methods(["card", "qpay"]),
    /** Production; https://api.sandbox.checkout.com for tries. */
    address: address.default("https://api.checkout.com"),
    /** The processing channel of the account, as pc_…; needed where it has several. */
    channel: z
      .string()
      .regex(/^pc_\w+$/, "must be the id of a processing channel")
      .optional(),
  }),
]);

const days = z.int().min(0).max(365);
/** Days after collection in which pieces may be given back, by the reason; 0: not at all. */
const returnDays = (wrong: number, damaged: number, faulty: number, notNeeded: number) =>
  z
    .strictObject({
      "wrong-part": days.default(wrong),
      damaged: days.default(damaged),
      faulty: days.default(faulty),
      "not-needed": days.default(notNeeded),
    })
    .prefault({});

/** Orders of genuine parts. */
const orders = z.strictObject({
  /** The tax that prices contain, in basis points: 500 is 5 %. */
  taxBasisPoints: z.int().min(0).max(5000).default(0),
  /** How long pieces are reserved for a payment, and how many such times unpaid reservations of a customer may hold pieces a day. */
  reservationMinutes: z.int().min(5).max(120).default(15),
  expiriesPerDay: z.int().min(1).default(3),
  /** Days in which an order is collected, and after how many days its customer is reminded. */
  collectDays: z.int().min(1).max(90).default(14),
  collectReminders: z.array(z.int().min(1)).default([3, 7]),
  /** Return periods by the kind of part. */
  returns: z
    .strictObject({
      standard: returnDays(14, 7, 30, 14),
      electrical: returnDays(14, 7, 30, 0),
      fluid: returnDays(7, 7, 14, 0),
      "made-to-order": returnDays(7, 7, 30, 0),
    })
    .prefault({}),
  /** The sales organization under which the ERP takes orders: passed on as it is. */
  salesOrg: z.string().min(1).max(20).default("3000"),
  /** Who sells, as receipts name them. */
  seller: z.strictObject({ name: bilingual, address: bilingual, registration: z.string().min(1) }).prefault({
    name: { en: "Marsa Motors Trading (demo)", ar: "مرسى لتجارة السيارات (تجريبي)" },
    address: { en: "Salwa Road, Doha, Qatar", ar: "طريق سلوى، الدوحة، قطر" },
    registration: "000000",
  }),
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
      /** The digits of Arabic text, unless a reader chose others: 123 or ١٢٣. */
      digits: z.enum(digitChoices).default("latin"),
      /** The contact for a weakness of the site, in `/.well-known/security.txt`; without it there is no such file. */
      securityContact: mailAddress.optional(),
    }),
    brand: z.string(),
    brands: z.record(
      z.string().regex(/^[a-z0-9-]+$/, "must be written in small letters"),
      z.strictObject({ name: bilingual, code: z.string().min(1), colors: brandColors, face: brandFace }),
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
    /** Outside systems that are reached in the clear on purpose, over a way that is safe: as http://erp.internal or tcp://clamd:3310. */
    allowInsecure: z
      .array(
        z
          .string()
          .regex(/^(http|tcp|smtp):\/\/[^/\s@]+$/, "must be a scheme and a host such as http://erp.internal"),
      )
      .default([]),
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
      /** Where paid orders and refunds are handed over to; without it they stay here, for the office. */
      erp: address.optional(),
      /** Where appointments are planned (decision 031); without it in this program. */
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
      /** Within how many minutes of the hours below a lead is first answered. */
      answerMinutes: z.int().min(1).max(10_080).default(60),
      /** When leads are answered, in the importer's zone: seven lists, Sunday first. An empty list is a closed day. */
      hours: z
        .array(weekdayHours)
        .length(7)
        .refine((days) => days.some((hours) => hours.length > 0), "must have a day that is open")
        .default([...Array(5).fill(fromSundayToThursday), [], [{ start: "09:00", end: "14:00" }]]),
    }),
    accounts,
    staffAccounts,
    office,
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
    /** Numbers that may be confirmed by a code: always the own country's, and those of other countries named here. */
    phoneNumbers: z
      .strictObject({
        /** Their dial codes, as "966". */
        dialCodes: z.array(z.string().regex(/^[1-9]\d{0,3}$/, "must be a dial code such as 966")).default([]),
      })
      .prefault({}),
    payments: payments.prefault({ gateway: "demo" }),
    orders: orders.prefault({}),
    /** Used cars: how each source that brings them writes its feed, by the name that it sends as `source`. */
    usedCars: z
      .strictObject({
        feeds: z
          .record(z.string().regex(/^[a-z0-9-]{1,40}$/, "must be in small letters"), vehicleFeed)
          .default({}),
      })
      .prefault({}),
    testDrive: z
      .strictObject({
        /** Years that a driver needs to have. */
        minimumAge: z.int().min(16).max(99).default(21),
        /** Days after a drive on which the uploaded license is deleted. */
        licenseDays: z.int().min(0).max(365).default(7),
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
      /** Largest file of parts, prices or pieces in stock, in bytes. */
      partsFileBytes: z
        .int()
        .min(1024)
        .default(4 * 1024 ** 3),
      /** Refused rows of a feed, as a share of all: with more of them it is not taken in at all. */
      refusedStockShare: z.number().min(0).max(1).default(0.05),
      /** Cars, or records of parts, that a complete file may take out without a confirmation, as a share of those known. */
      removedStockShare: z.number().min(0).max(1).default(0.2),
    }),
  })
  .refine((choices) => Object.hasOwn(choices.brands, choices.brand), {
    path: ["brand"],
    message: "is not one of the brands listed under `brands`",
  });
export type ImporterChoices = z.input<typeof importerChoices>;
export type Choices = z.output<typeof importerChoices>;

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
