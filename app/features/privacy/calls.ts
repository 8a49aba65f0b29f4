import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { consentPurposes } from "#app/platform/personal-data/consent-purposes.ts";
import { deletionReasons } from "./rules/deletion-reasons.ts";

const language = z.object({ lang: z.optional(z.enum(["en", "ar"])) });

/** One kind of data that is stored about the customer. Texts stand in the requested language. */
export const heldData = z.object({
  /** Names the kind for programs. */
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  retention: z.string(),
  count: z.int(),
  /** Nothing of it can be read: it is listed, and no part of a copy. */
  isTechnical: z.boolean(),
  /** What a deletion of the account leaves of it, with the reason and the last day (YYYY-MM-DD). */
  retained: z.nullable(z.object({ count: z.int(), reason: z.string(), until: z.string() })),
});
export type HeldData = z.output<typeof heldData>;

export const exportState = z.object({
  state: z.enum(["preparing", "ready"]),
  requestedAt: z.string(),
  /** From then on it is gone. */
  expiresAt: z.string(),
});
export type ExportState = z.output<typeof exportState>;

/** What is stored about the customer, why and for how long (product/privacy.md#privacy-center). */
export const showPrivacyCall = defineCall({
  id: "privacy.show",
  summary: "What is stored about the customer, with purpose, retention and what the law keeps",
  method: "GET",
  base: "v3",
  path: "/account/privacy",
  who: "customer",
  query: language,
  answer: z.object({
    held: z.array(heldData),
    export: z.nullable(exportState),
  }),
  // A page reads it every two seconds while a copy is prepared.
  limit: 60,
  refusals: {},
});

/** Prepares a copy of everything; one that is there already is replaced, one that is being prepared goes on. */
export const requestExportCall = defineCall({
  id: "privacy.export",
  summary:
    "Prepare a copy of everything that is stored about the customer; one that is being prepared is awaited",
  limit: 10,
  method: "POST",
  base: "v3",
  path: "/account/privacy/export",
  who: "customer",
  fresh: true,
  query: language,
  answer: exportState,
  refusals: {},
});

/** The copy with an address that downloads it within five minutes; null without a copy, and no address until it is ready. */
export const showExportCall = defineCall({
  id: "privacy.export.show",
  summary: "The prepared copy, with an address that downloads it within five minutes",
  limit: 60,
  method: "GET",
  base: "v3",
  path: "/account/privacy/export",
  who: "customer",
  fresh: true,
  answer: z.nullable(z.extend(exportState, { address: z.nullable(z.string()) })),
  refusals: {},
});

/** Everything is erased within 24 hours; all sessions end at once. */
export const requestDeletionCall = defineCall({
  id: "privacy.deletion",
  summary: "Delete the account and everything that no law keeps, within 24 hours",
  limit: 10,
  method: "POST",
  base: "v3",
  path: "/account/privacy/deletion",
  who: "customer",
  fresh: true,
  query: language,
  body: z.object({ reason: z.optional(z.enum(deletionReasons)) }),
  answer: z.object({ requestedAt: z.string(), erasedBy: z.string() }),
  refusals: {},
});

const consent = z.object({
  purpose: z.enum(consentPurposes),
  given: z.boolean(),
  /** Which wording was shown. */
  textVersion: z.string(),
  language: z.enum(["en", "ar"]),
  /** Where: `account`, or the form. */
  source: z.string(),
  at: z.string(),
});
export type Consent = z.output<typeof consent>;

/** Every record, those of the account before those of forms, each newest first; the first of a purpose is what holds. */
export const listConsentsCall = defineCall({
  id: "privacy.consents",
  summary:
    "What the customer agreed to and withdrew in the account, then by forms; the first of a purpose holds",
  method: "GET",
  base: "v3",
  path: "/account/privacy/consents",
  who: "customer",
  answer: z.array(consent),
  refusals: {},
});

export const recordConsentCall = defineCall({
  id: "privacy.consents.record",
  summary: "Give or withdraw a consent: a new record, the former ones stay",
  method: "POST",
  base: "v3",
  path: "/account/privacy/consents",
  who: "customer",
  query: language,
  // An alert is ended by itself, in each of its mails: its consent ends with it.
  body: z.object({ purpose: z.enum(["marketing"]), given: z.boolean() }),
  answer: consent,
  refusals: {},
});
