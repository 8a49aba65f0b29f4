import { documentDeedRefusals } from "#app/features/documents/refusals.ts";
import { linkDeedRefusals } from "#app/features/garage/staff-refusals.ts";
import { privacyDeedRefusals } from "#app/features/privacy/refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";
import { officeRefusals } from "../refusals.ts";

const { "changed-meanwhile": changedMeanwhile } = officeRefusals;

/** Why an answer to a request for a car is refused. `detail.fields` of `car-wrong` says what of the car is missing. */
export const carLinkRefusals = defineRefusals({
  ...linkDeedRefusals,
  "changed-meanwhile": changedMeanwhile,
  "car-wrong": {
    status: 422,
    en: "Something of the car is missing or not possible.",
    ar: "بعض بيانات السيارة ناقصة أو غير صحيحة.",
  },
});

export const documentRefusals = defineRefusals({
  ...documentDeedRefusals,
  "changed-meanwhile": changedMeanwhile,
});

export const privacyRefusals = privacyDeedRefusals;
