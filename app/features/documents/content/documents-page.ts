import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, summary } from "#app/platform/content/fields.ts";

/** A type of documents: what it is called, what it is for, and what a good picture of it shows. */
const type = z.strictObject({ name: label, purpose: summary, pictureHint: summary });

/** A state of a document as its customer reads it: on a badge, and as a sentence. */
const state = z.strictObject({ label, text: summary });

/** The customer's documents: the overview, and the room of a type (product/documents.md). */
export const documentsPage = defineModel({
  name: "documents-page",
  shared: {},
  texts: {
    dashboardLabel: label,
    title: headline,
    lead: summary,
    types: z.strictObject({
      "driving-license": type,
      "vehicle-registration": type,
      qid: type,
      insurance: type,
      passport: type,
      "trade-license": type,
      "salary-certificate": type,
      other: type,
    }),
    states: z.strictObject({
      none: state,
      checking: state,
      confirm: state,
      review: state,
      accepted: state,
      /** Its sentence is the reason. */
      rejected: z.strictObject({ label }),
      /** `{days}` is replaced by a number of days, `{date}` by the last day. */
      expiring: state,
      expired: state,
      /** A newer one took its place. */
      replaced: state,
    }),
    /** Why a document was not accepted, and what to do about it; staff may write another sentence in place of `other`. */
    reasons: z.strictObject({
      unreadable: summary,
      password: summary,
      "too-many-pages": summary,
      "too-large": summary,
      infected: summary,
      blurred: summary,
      "wrong-type": summary,
      "side-missing": summary,
      "out-of-date": summary,
      "name-differs": summary,
      other: summary,
    }),

    /** The next step of all documents; `{name}` is replaced by the name of a type. */
    nextLabel: label,
    nextTitles: z.strictObject({
      none: headline,
      confirm: headline,
      rejected: headline,
      expiring: headline,
      expired: headline,
    }),
    allDoneTitle: headline,
    allDoneText: summary,
    addLabel: label,
    confirmLabel: label,
    renewLabel: label,

    privacyTitle: headline,
    privacyText: summary,
    readingsTitle: headline,
    readingsText: summary,
    readingsEmptyText: summary,

    /** The room of a type; `{name}` is replaced by the name of the type. */
    roomTitle: headline,
    roomDescription: summary,
    backLabel: label,
    uploadTitle: headline,
    uploadAnotherLabel: label,
    notNowLabel: label,
    /** What may be sent. */
    filesHint: summary,
    /** Which parts of a document are stored, and that everything else is not. */
    storedText: summary,
    maskedText: summary,
    timelineTitle: headline,
    fieldsTitle: headline,
    pagesTitle: headline,
    nothingStoredText: summary,

    reviewTitle: headline,
    reviewText: summary,
    readingTitle: headline,
    readingText: summary,
    readingSlowText: summary,
    confirmedTitle: headline,
    confirmedText: summary,
    confirmButtonLabel: label,

    deleteLabel: label,
    deleteTitle: headline,
    deleteText: summary,
    deleteButtonLabel: label,
    notDeleteLabel: label,
    deletedText: summary,

    loadErrorTitle: headline,
    loadErrorText: summary,
    retryLabel: label,
  },
});
export type DocumentsPage = ContentOf<typeof documentsPage>;

export const documentsPageQuery = defineContentQuery({ model: documentsPage });
