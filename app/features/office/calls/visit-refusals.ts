import { workshopRefusals } from "#app/features/workshop/refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";
import { appointmentRefusals } from "./appointment-refusals.ts";

/** Why a deed on a car in the workshop is refused. */
export const visitRefusals = defineRefusals({
  ...appointmentRefusals,
  ...workshopRefusals,
  "pictures-busy": {
    status: 503,
    en: "Many pictures are being stored right now. Please try again in a moment.",
    ar: "يجري حفظ صور كثيرة الآن. حاول مرة أخرى بعد لحظات.",
  },
});
