import * as z from "zod/mini";
import { fullTank, longestRemarks, mostKilometers } from "#app/features/workshop/rules/check-in.ts";
import {
  longestDescription,
  longestTitle,
  mostDirhams,
  mostLines,
  shownStates,
} from "#app/features/workshop/rules/extra-work.ts";
import { mostPictureBytes } from "#app/features/workshop/rules/picture-kind.ts";
import { delayReasons, longestDelayNote } from "#app/features/workshop/rules/promise.ts";
import { byId, changedRecord, day, instant, recordId, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";
import { visitRefusals } from "./visit-refusals.ts";

const dirhams = z.int().check(z.minimum(0), z.maximum(mostDirhams));
const kilometers = z.int().check(z.minimum(0), z.maximum(mostKilometers));
const eighths = z.int().check(z.minimum(0), z.maximum(fullTank));
const remarks = z.string().check(z.trim(), z.maxLength(longestRemarks));
const workLine = z.object({ description: z.string(), dirhams: z.int() });

/** Work that was found in the workshop. What is not approved may not be begun, and no call of staff approves it. */
const extraWork = z.object({
  id: z.string(),
  title: z.string(),
  lines: z.array(workLine),
  totalDirhams: z.number(),
  taxDirhams: z.number(),
  state: z.enum(shownStates),
  isApproved: z.boolean(),
  proposedBy: z.string(),
  proposedAt: instant,
  expiresAt: instant,
  decidedAt: z.nullable(instant),
  version,
});

/** A car in the workshop. */
const visit = z.object({
  version,
  checkedInAt: instant,
  endedAt: z.nullable(instant),
  readyAt: z.nullable(instant),
  adviser: z.string(),
  odometer: z.number(),
  fuelEighths: z.number(),
  belongings: z.string(),
  remarks: z.string(),
  estimateDirhams: z.nullable(z.number()),
  isWarranty: z.boolean(),
  promisedAt: instant,
  isOverdue: z.boolean(),
  delays: z.array(
    z.object({
      at: instant,
      by: z.string(),
      from: instant,
      to: instant,
      reason: z.nullable(z.enum(delayReasons)),
      note: z.string(),
    }),
  ),
  /** Of a warranty job. Days are YYYY-MM-DD. */
  substituteCar: z.nullable(
    z.object({
      daysUsed: z.number(),
      daysAllowed: z.number(),
      rightFrom: day,
      hasRight: z.boolean(),
      isNear: z.boolean(),
      offeredAt: z.nullable(instant),
    }),
  ),
  signature: z.nullable(z.object({ signedAt: instant, signedName: z.string() })),
  /** Signatures that hold no longer, each with what was signed, the newest first. */
  formerSignatures: z.array(
    z.object({
      id: z.string(),
      signedName: z.string(),
      signedAt: instant,
      odometer: z.number(),
      fuelEighths: z.number(),
      belongings: z.string(),
      remarks: z.string(),
      estimateDirhams: z.nullable(z.number()),
      isWarranty: z.boolean(),
      endedBy: z.string(),
      endedAt: instant,
    }),
  ),
  pictures: z.array(
    z.object({
      id: z.string(),
      caption: z.string(),
      width: z.number(),
      height: z.number(),
      by: z.string(),
      takenAt: instant,
    }),
  ),
  extraWork: z.array(extraWork),
});

export const showVisitCall = defineOfficeCall({
  id: "show-visit",
  method: "GET",
  path: "/appointments/:id/visit",
  deed: "appointment.view",
  audited: "view",
  params: byId,
  /** `visit`: null where no car was checked in, or where that was undone. */
  answer: z.object({ visit: z.nullable(visit) }),
  refusals: {},
});

/** What a check-in and a new promise begin with: the last reading of the car, and when the center closes and opens next. */
export const proposeCheckInCall = defineOfficeCall({
  id: "propose-check-in",
  method: "GET",
  path: "/appointments/:id/check-in-proposal",
  deed: "appointment.work",
  params: byId,
  answer: z.object({
    lastReading: z.nullable(z.object({ kilometers: z.number(), at: instant })),
    closesAt: z.nullable(instant),
    opensAt: z.nullable(instant),
  }),
  refusals: {},
});

/** The car is here: the appointment moves to CIN and what was written down is stored, both or neither. */
export const checkInCarCall = defineOfficeCall({
  id: "check-in-car",
  method: "POST",
  path: "/appointments/:id/visit",
  deed: "appointment.check-in",
  ofCustomer: true,
  params: byId,
  body: z.object({
    version,
    odometer: kilometers,
    confirmLower: z.optional(z.boolean()),
    fuelEighths: eighths,
    promisedAt: instant,
    estimateDirhams: z.nullable(dirhams),
    isWarranty: z.boolean(),
    belongings: remarks,
    remarks,
  }),
  answer: changedRecord,
  refusals: visitRefusals,
});

/** A later time needs its reason; the customer hears of it a minute later. */
export const changePromiseCall = defineOfficeCall({
  id: "change-promise",
  method: "POST",
  path: "/appointments/:id/promise",
  deed: "appointment.work",
  ofCustomer: true,
  params: byId,
  body: z.object({
    version,
    promisedAt: instant,
    reason: z.optional(z.enum(delayReasons)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(longestDelayNote))),
  }),
  answer: changedRecord,
  refusals: visitRefusals,
});

export const correctVisitCall = defineOfficeCall({
  id: "correct-visit",
  method: "POST",
  path: "/appointments/:id/visit-correction",
  deed: "appointment.check-in",
  ofCustomer: true,
  params: byId,
  body: z.object({
    version,
    odometer: z.optional(kilometers),
    confirmLower: z.optional(z.boolean()),
    fuelEighths: z.optional(eighths),
    estimateDirhams: z.optional(z.nullable(dirhams)),
    isWarranty: z.optional(z.boolean()),
    belongings: z.optional(remarks),
    remarks: z.optional(remarks),
  }),
  answer: changedRecord,
  refusals: visitRefusals,
});

export const offerSubstituteCarCall = defineOfficeCall({
  id: "offer-substitute-car",
  method: "POST",
  path: "/appointments/:id/substitute-offer",
  deed: "appointment.check-in",
  ofCustomer: true,
  params: byId,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: visitRefusals,
});

const terms = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTitle)),
  lines: z
    .array(
      z.object({
        description: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestDescription)),
        dirhams,
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLines)),
};
const workParams = z.object({ id: recordId, work: recordId });

export const proposeExtraWorkCall = defineOfficeCall({
  id: "propose-extra-work",
  method: "POST",
  path: "/appointments/:id/extra-work",
  deed: "extra-work.propose",
  ofCustomer: true,
  params: byId,
  body: z.object(terms),
  answer: changedRecord,
  refusals: visitRefusals,
});

export const reviseExtraWorkCall = defineOfficeCall({
  id: "revise-extra-work",
  method: "POST",
  path: "/appointments/:id/extra-work/:work/revise",
  deed: "extra-work.propose",
  ofCustomer: true,
  params: workParams,
  body: z.object({ version, ...terms }),
  answer: changedRecord,
  refusals: visitRefusals,
});

export const withdrawExtraWorkCall = defineOfficeCall({
  id: "withdraw-extra-work",
  method: "POST",
  path: "/appointments/:id/extra-work/:work/withdraw",
  deed: "extra-work.propose",
  ofCustomer: true,
  params: workParams,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: visitRefusals,
});

/** A picture as its file is; it is stored anew and served at `/office/files/visit-picture/:id`. */
export const addPictureCall = defineOfficeCall({
  id: "add-visit-picture",
  method: "POST",
  path: "/appointments/:id/pictures",
  deed: "appointment.work",
  ofCustomer: true,
  params: byId,
  bodyType: "bytes",
  mostBytes: mostPictureBytes,
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  answer: z.object({ id: z.string() }),
  refusals: visitRefusals,
});

export const removePictureCall = defineOfficeCall({
  id: "remove-visit-picture",
  method: "POST",
  path: "/appointments/:id/pictures/:picture/removal",
  deed: "appointment.work",
  ofCustomer: true,
  params: z.object({ id: recordId, picture: recordId }),
  answer: z.object({ id: z.string() }),
  refusals: visitRefusals,
});

/** Who brought the car signs: strokes as points in a field of 1000 x 400. */
export const signVisitCall = defineOfficeCall({
  id: "sign-visit",
  method: "POST",
  path: "/appointments/:id/signature",
  deed: "appointment.check-in",
  ofCustomer: true,
  params: byId,
  mostBytes: 400_000,
  body: z.object({
    version,
    signedName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    strokes: z.array(z.array(z.tuple([z.number(), z.number()]))),
  }),
  answer: changedRecord,
  refusals: visitRefusals,
});
