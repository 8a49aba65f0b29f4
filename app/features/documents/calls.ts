import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { confirmedField, fieldKey, id, page, summary, type } from "./call-fields.ts";
import { confirmRefusals } from "./refusals.ts";
import { fieldKeys } from "./rules/document-types.ts";

/** The customer's documents, the newest first. */
export const listDocumentsCall = defineCall({
  id: "documents.list",
  summary: "List the customer's documents",
  method: "GET",
  base: "v3",
  path: "/documents",
  who: "customer",
  answer: z.array(summary),
  refusals: {},
  failureText: "Failed to fetch documents",
});

/** When the customer's documents were opened, by whom, of one type or of all: the newest 200 times of each kind of reader. */
export const listReadingsCall = defineCall({
  id: "documents.readings",
  summary: "List who opened the customer's documents",
  method: "GET",
  base: "v3",
  path: "/documents/readings",
  who: "customer",
  query: z.object({ type: z.optional(type) }),
  answer: z.array(
    z.object({
      at: z.iso.datetime(),
      reader: z.enum(["customer", "staff", "export"]),
      /** As what a member of staff opened it; null where that is not known, and of other readers. */
      role: z.nullable(z.string()),
      /** Null once the document is deleted; its type stays. */
      documentId: z.nullable(id),
      type,
      /** From 0; null where the document was shown with what was confirmed of it. */
      page: z.nullable(z.int()),
    }),
  ),
  refusals: {},
  failureText: "Failed to fetch readings",
});

/** One document with its pages; they have none while it is scanned and after it was rejected by the program. */
export const showDocumentCall = defineCall({
  id: "documents.show",
  summary: "Show one document",
  method: "GET",
  base: "v3",
  path: "/documents/:id",
  who: "customer",
  params: z.object({ id }),
  answer: z.extend(summary, {
    pages: z.array(page),
    /** Until when the addresses of the pages are good; this call answers with new ones. */
    addressesUntil: z.iso.datetime(),
  }),
  refusals: notFound,
  failureText: "Failed to fetch the document",
});

/** Shares of a page's width and height from its left and top edge, 0 to 1. */
const share = z.number();

/** Reads what stands on a document. Nothing of the answer is stored, so a processed document may be read again. */
export const extractTextCall = defineCall({
  id: "documents.ocr.extract-text",
  summary: "Read the text of a document",
  method: "POST",
  base: "v3",
  path: "/documents/ocr/extract-text",
  who: "customer",
  reads: true,
  body: z.object({ documentId: id }),
  answer: z.object({
    /** What it was uploaded as, or another type where it clearly is one; the fields are those of the upload's type. */
    type,
    fields: z.array(
      z.object({
        key: fieldKey,
        /** Empty where the place was found but could not be read. */
        value: z.string(),
        confidence: z.number(),
        box: z.object({ page: z.int(), x: share, y: share, width: share, height: share }),
        /** Places of a VIN, from 0, where a letter was read that no VIN has; the value has the digit: to be asked about. */
        doubts: z.optional(
          z.readonly(z.array(z.object({ position: z.int(), read: z.enum(["I", "O", "Q"]) }))),
        ),
      }),
    ),
    text: z.string(),
  }),
  refusals: confirmRefusals,
  failureText: "Failed to read the document",
  limit: 20,
});

/**
 * Stores the fields that the customer confirms, those of the type's list alone, masked ones cut to their last four
 * characters; the document then waits for the staff. The same again changes nothing.
 */
export const confirmDocumentCall = defineCall({
  id: "documents.confirm",
  summary: "Confirm what stands on a document",
  method: "POST",
  base: "v3",
  path: "/documents/confirmations/:id",
  who: "customer",
  repeatable: true,
  params: z.object({ id }),
  body: z.object({
    version: z.int().check(z.gte(1)),
    fields: z.array(confirmedField).check(z.maxLength(fieldKeys.length)),
  }),
  answer: z.object({ id, version: z.int() }),
  refusals: confirmRefusals,
  failureText: "Failed to confirm the document",
});

export const deleteDocumentCall = defineCall({
  id: "documents.delete",
  summary: "Delete a document",
  method: "DELETE",
  base: "v3",
  path: "/documents/:id",
  who: "customer",
  params: z.object({ id }),
  answer: z.object({}),
  refusals: notFound,
  failureText: "Failed to delete the document",
});
