import { answerRefusals } from "#app/features/campaigns/refusals.ts";
import { counterRefusals } from "#app/features/orders/staff-refusals.ts";
import { staffRefusals } from "#app/features/staff/refusals.ts";
import type { Language } from "#app/i18n/language.ts";
import { commonRefusals, type Refusals } from "#app/platform/api/refusals.ts";
import { appointmentRefusals } from "../../calls/appointment-refusals.ts";
import { capacityDeedRefusals } from "../../calls/capacity-refusals.ts";
import { leadRefusals } from "../../calls/leads/lead-refusals.ts";
import { carLinkRefusals, documentRefusals, privacyRefusals } from "../../calls/people-refusals.ts";
import { visitRefusals } from "../../calls/visit-refusals.ts";
import { officeRefusals } from "../../refusals.ts";

const refusals: Refusals = {
  ...commonRefusals,
  ...answerRefusals,
  ...carLinkRefusals,
  ...documentRefusals,
  ...privacyRefusals,
  ...counterRefusals,
  ...staffRefusals,
  ...leadRefusals,
  ...capacityDeedRefusals,
  ...visitRefusals,
  ...appointmentRefusals,
  ...officeRefusals,
};

/** Why a deed was refused, as its screen said it; a code of former days is shown as it is. */
export function refusalInWords(code: string, language: Language): string {
  return Object.hasOwn(refusals, code) ? (refusals[code]?.[language] ?? code) : code;
}
