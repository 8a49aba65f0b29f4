import type { ImporterChoices } from "#app/platform/configuration/importer-choices.ts";

/** The importer's choices. A real importer edits this file and `content/`, and nothing else. */
export default {
  importer: {
    name: { en: "Marsa", ar: "مرسى" },
    country: "QA",
    zone: "Asia/Qatar",
    currency: "QAR",
    /** How times of day are shown, in both languages: "12-hour" (4:00 pm, 4:00 م) or "24-hour" (16:00). */
    clock: "12-hour",
    /** The digits of Arabic text: "latin" (123) or "arabic-indic" (١٢٣). Readers may choose the others for themselves. */
    digits: "latin",
    /** Who reads of weaknesses that strangers find; `/.well-known/security.txt` says it. */
    securityContact: "security@marsa.example",
  },

  /** The brand of this build, and the codes that the back ends know the brands by. */
  brand: "rimal",
  brands: {
    rimal: {
      name: { en: "Rimal", ar: "رمال" },
      code: "RM",
      /** Pearl white, a near-black of deep sea, a teal for action. Checked at the start: all text reaches 4.5:1. */
      colors: {
        ground: "#fbfaf7",
        ink: "#10222b",
        dark: "#081a23",
        sky: "#a5b1c4",
        accent: "#0b6272",
        accentStrong: "#084b58",
        accentSoft: "#e3eff0",
        accentOnDark: "#7fd0d8",
        premium: "#7a5a2b",
        premiumOnDark: "#d9bd8b",
      },
    },
    lulwa: {
      name: { en: "Lulwa", ar: "لؤلؤة" },
      code: "LW",
      /** The inside of a shell and the dusk over it: pearl with a breath of rose, a dark of aubergine, bronze for action. */
      colors: {
        ground: "#f9f6f4",
        ink: "#231b1f",
        dark: "#1d1519",
        sky: "#c9b3b2",
        accent: "#7a5a2b",
        accentStrong: "#5d431d",
        accentSoft: "#f5eddf",
        accentOnDark: "#d9bd8b",
        premium: "#7a5a2b",
        premiumOnDark: "#d9bd8b",
        inkSoft: "#544a4e",
        inkFaint: "#655a5e",
        onDarkSoft: "#d6cbcc",
        band: "#f1ebe8",
        bandStrong: "#e8dfdb",
        bandDeep: "#dacdc8",
        bandEdge: "#bfafa9",
        line: "#e3d9d5",
        lineStrong: "#857975",
      },
      /** A light serif, square pictures, round buttons, more air, and a hero whose words stand above its picture. */
      face: {
        headings: "serif",
        textWeight: 320,
        strongWeight: 450,
        corners: 0,
        buttons: "pill",
        air: 1.2,
        hero: "above-picture",
        accountsWords: "light",
      },
    },
  },

  /** Words, pictures and logos, seen from this file. */
  contentFolder: "content/demo",

  /**
   * Base addresses of the importer's own systems. Where none is given, the built-in one answers. `crm` takes over leads;
   * without it they stay here, for the office. `scheduling` plans appointments; without it they are planned here.
   */
  backends: {},

  /** Systems that are reached without encryption on purpose, as "http://erp.internal". All others must be https. */
  allowInsecure: [],

  /** Where leads are mailed to: one address, others for some kinds, and the same for single locations by their ids. */
  leads: {
    mail: {
      default: "sales@marsa.example",
      kinds: { fleet: "fleet@marsa.example", "sell-car": "used-cars@marsa.example" },
      locations: { "rimal-showroom-lusail": { default: "lusail@marsa.example" } },
    },
  },

  /**
   * Accounts: the built-in site unless another OpenID Connect issuer is named. `sessionDays` after its sign-in a session ends
   * at the latest. `clients` are the importer's own app, CRM and the like, which sign customers in there (decision 116).
   */
  accounts: { returnAddresses: [], sessionDays: 90 },

  /**
   * Accounts of staff: invited to the built-in site unless the importer's own directory is named, whose groups then become
   * roles at locations: { issuer, clientId, roles: { "Service Lusail": [{ role: "adviser", place: "…" }] } }.
   */
  staffAccounts: {},

  /** The office: part of the site's host unless it is given its own, as { origin: "https://office.importer.example" }. */
  office: {},

  /** Analytics, after a visitor's consent: name a `script`, and what visitors do reaches it through the data layer. */
  analytics: {},

  /** Test drives: the age of the youngest driver, and how many days after it an uploaded license is deleted. */
  testDrive: { minimumAge: 21, licenseDays: 7 },

  /** How customers pay: "demo" (the bank of the demo), "tap" or "checkout"; secrets are environment variables. */
  payments: { gateway: "demo", methods: ["card", "debit"] },

  /** Used cars: how each source writes its feed (docs/product/used-cars.md#sources); published formats need no entry. */
  usedCars: { feeds: {} },

  /** Orders of genuine parts: what receipts say of the seller, and the ERP's sales organization. */
  orders: {
    taxBasisPoints: 0,
    salesOrg: "3000",
    seller: {
      name: { en: "Marsa Motors Trading (demo)", ar: "مرسى لتجارة السيارات (تجريبي)" },
      address: { en: "Salwa Road, Doha, Qatar", ar: "طريق سلوى، الدوحة، قطر" },
      registration: "000000",
    },
  },

  limits: {
    /** Largest body of a JSON call, in bytes. */
    jsonBodyBytes: 256 * 1024,
    /** Requests a minute from one address, over all calls. */
    requestsPerMinute: 600,
    /** Largest uploaded document, in bytes (product/documents.md#uploads). */
    uploadBytes: 10 * 1024 * 1024,
    /** Service appointments that one vehicle may have ahead of it, so that nobody takes a centre's whole day. */
    appointmentsAhead: 4,
    /** Largest feed of used cars, in bytes, and the share of its rows that may be refused before all of it is. */
    stockFeedBytes: 512 * 1024 * 1024,
    refusedStockShare: 0.05,
    /** A complete feed that takes more than this share out of the listing asks for a confirmation. */
    removedStockShare: 0.2,
  },
} satisfies ImporterChoices;
