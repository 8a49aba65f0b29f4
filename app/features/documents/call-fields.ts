import * as z from "zod/mini";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { documentStates, expiryStates, rejectionReasons, scanStates } from "./rules/document-states.ts";
import { documentTypes, fieldKeys, isDayKey } from "./rules/document-types.ts";

/** Of a document or an upload. What is no id of theirs is not found. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const type = z.enum(documentTypes);
export const fieldKey = z.enum(fieldKeys);

/** One field as the customer confirms it; digits of other scripts become Latin ones, and days are YYYY-MM-DD. */
export const confirmedField = z
  .object({
    key: fieldKey,
    value: z.string().check(z.maxLength(120), z.overwrite(cleanLine), z.minLength(1)),
  })
  .check(
    z.refine(({ key, value }) => !isDayKey(key) || z.safeParse(z.iso.date(), value).success, {
      path: ["value"],
    }),
  );

/** A document in the list. */
export const summary = z.object({
  id,
  type,
  state: z.enum(documentStates),
  /** Why it was rejected; `text` in the words of the staff. */
  rejection: z.nullable(z.object({ reason: z.enum(rejectionReasons), text: z.nullable(z.string()) })),
  scan: z.enum(scanStates),
  /** What the customer confirmed, masked where only the last four characters are stored. Empty before. */
  fields: z.array(z.object({ key: fieldKey, value: z.string() })),
  confirmedAt: z.nullable(z.iso.datetime()),
  /** Its last day, YYYY-MM-DD. */
  expiry: z.nullable(z.iso.date()),
  expiryState: z.nullable(z.enum(expiryStates)),
  /** The newer document of the same thing that took its place. */
  replacedBy: z.nullable(id),
  /** 0 until it is processed. */
  pageCount: z.int(),
  uploadedAt: z.iso.datetime(),
  /** Goes with a confirmation: it is of what the customer saw. */
  version: z.int(),
});

/** One page as it is shown: a WebP picture at an address that is good for five minutes. */
export const page = z.object({ page: z.int(), width: z.int(), height: z.int(), address: z.string() });

/** How much of each file has arrived, in their order. */
export const received = z.array(z.int());
