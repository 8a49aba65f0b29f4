import * as z from "zod/mini";
import { staffReasons } from "#app/features/documents/rules/document-states.ts";
import { fieldKeys } from "#app/features/documents/rules/document-types.ts";
import { rejectReasons } from "#app/features/garage/rules/link-states.ts";
import { documentLine } from "./customer-calls.ts";
import { byId, changedRecord, recordId, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";
import { carLinkRefusals, documentRefusals, privacyRefusals } from "./people-refusals.ts";

/** For the customer, with the answer to a request or a document. */
export const longestAnswerNote = 300;
export const longestRequestNote = 500;
const answerNote = z.string().check(z.trim(), z.maxLength(longestAnswerNote));
/** A record and whose it is: the audit names the person. */
const ofCustomer = z.object({ customer: recordId, id: recordId });
const typed = z.string().check(z.maxLength(40));

/** What is entered of a car that is not on record, each field as text; garage says what of it is wrong. */
export const carFields = ["model", "year", "plate", "mileage"] as const;
export type CarField = (typeof carFields)[number];

export const listCarModelsCall = defineOfficeCall({
  id: "list-car-models",
  method: "GET",
  path: "/car-models",
  deed: "car-link.answer",
  namesNoCustomer: "Names of models.",
  answer: z.object({ models: z.array(z.object({ id: z.string(), name: z.string() })) }),
  refusals: {},
});

export const approveLinkCall = defineOfficeCall({
  id: "approve-link",
  method: "POST",
  path: "/links/:id/approve",
  deed: "car-link.answer",
  ofCustomer: true,
  params: byId,
  body: z.object({
    version,
    /** From whom the car moves, where staff have checked that they no longer own it. */
    formerOwnerId: z.optional(recordId),
    car: z.optional(z.object({ model: typed, year: typed, plate: typed, mileage: typed })),
  }),
  answer: changedRecord,
  refusals: carLinkRefusals,
});

export const rejectLinkCall = defineOfficeCall({
  id: "reject-link",
  method: "POST",
  path: "/links/:id/reject",
  deed: "car-link.answer",
  ofCustomer: true,
  params: byId,
  body: z.object({ version, reason: z.enum(rejectReasons), note: answerNote }),
  answer: changedRecord,
  refusals: carLinkRefusals,
});

/** Opening a document is written down for its customer, and so is each page. */
export const openDocumentCall = defineOfficeCall({
  id: "open-document",
  method: "GET",
  path: "/documents/:id",
  deed: "document.answer",
  audited: "view",
  params: byId,
  answer: z.object({
    ...documentLine.shape,
    customerId: z.string(),
    fields: z.array(z.object({ key: z.enum(fieldKeys), value: z.string() })),
    /** Their addresses open for who may open the document, with the session of this browser. */
    pages: z.array(
      z.object({ page: z.number(), width: z.number(), height: z.number(), address: z.string() }),
    ),
  }),
  refusals: {},
});

export const answerDocumentCall = defineOfficeCall({
  id: "answer-document",
  method: "POST",
  path: "/people/:customer/documents/:id/answer",
  deed: "document.answer",
  ofCustomer: true,
  params: ofCustomer,
  body: z.object({
    version,
    answer: z.union([
      z.object({ to: z.literal("accepted") }),
      z.object({ to: z.literal("rejected"), reason: z.enum(staffReasons), text: answerNote }),
    ]),
  }),
  answer: changedRecord,
  refusals: documentRefusals,
});

export const noteOnPrivacyCall = defineOfficeCall({
  id: "note-on-privacy-request",
  method: "POST",
  path: "/people/:customer/privacy/:id/notes",
  deed: "privacy.answer",
  ofCustomer: true,
  params: ofCustomer,
  body: z.object({ note: z.string().check(z.trim(), z.maxLength(longestRequestNote)) }),
  answer: z.object({ id: z.string() }),
  refusals: privacyRefusals,
});
