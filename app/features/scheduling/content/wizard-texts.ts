import * as z from "zod/mini";
import { text } from "#app/platform/content/fields.ts";

/** A message of the server (or a part of it) and the sentence shown for it (product/api.md#known-messages). */
const configuredError = z.strictObject({ serverMessage: text, shownMessage: text });

/** The texts that every wizard has: of its buttons, of choosing a time, of holding it, and of what goes wrong. */
export const wizardTexts = {
  backLabel: text,
  continueLabel: text,
  changeLabel: text,

  dateTitle: text,
  dateHint: text,
  noSlots: text,
  noSlotsHint: text,

  /** Before the time that is left of a hold, for example "Held for you". */
  holdLabel: text,
  holdOver: text,
  holdExtendLabel: text,
  /** Where the hold has ended. */
  holdAgainLabel: text,

  duplicateTitle: text,
  duplicateText: text,
  duplicateEditLabel: text,
  duplicateCloseLabel: text,

  slotTakenTitle: text,
  nearestSlotsLabel: text,
  loadErrorTitle: text,
  defaultErrorMessage: text,
  errorMessages: z.array(configuredError),
};

/** The texts that the page after every booking has. */
export const confirmationTexts = {
  title: text,
  text: text,
  referenceLabel: text,
  dateTimeLabel: text,
  bringTitle: text,
  bringItems: z.array(text).check(z.minLength(1)),
  changeTitle: text,
  changeText: text,
  calendarLabel: text,
  directionsLabel: text,
  printLabel: text,
  dashboardLabel: text,
};
