import type { ImporterChoices } from "#app/platform/configuration.ts";

/** The importer's choices. A real importer edits this file and `content/`, and nothing else. */
export default {
  importer: { name: { en: "Marsa", ar: "مرسى" }, country: "QA", zone: "Asia/Qatar", currency: "QAR" },

  /** The brand of this build, and the codes that the back ends know the brands by. */
  brand: "rimal",
  brands: {
    rimal: { name: { en: "Rimal", ar: "رمال" }, code: "RM" },
    lulwa: { name: { en: "Lulwa", ar: "لؤلؤة" }, code: "LW" },
  },

  /** Base addresses of the importer's own systems. Where none is given, the built-in one answers. */
  backends: {},

  /** Accounts: the built-in site unless another OpenID Connect issuer is named. */
  accounts: { returnAddresses: [] },

  limits: {
    /** Largest body of a JSON call, in bytes. */
    jsonBodyBytes: 256 * 1024,
    /** Requests a minute from one address, over all calls. */
    requestsPerMinute: 600,
    /** Largest uploaded document, in bytes (specification, section 9). */
    uploadBytes: 10 * 1024 * 1024,
  },
} satisfies ImporterChoices;
