import { capacityRefusals } from "#app/features/scheduling/staff-refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";
import { officeRefusals } from "../refusals.ts";
import { appointmentRefusals } from "./appointment-refusals.ts";

/** Why hours, bays or calls are not changed; what is done with affected appointments is refused as booking does. */
export const capacityDeedRefusals = defineRefusals({
  ...appointmentRefusals,
  ...capacityRefusals,
  "changed-meanwhile": officeRefusals["changed-meanwhile"],
  "caller-not-here": {
    status: 409,
    en: "This colleague does not look after appointments here. Choose another one to call.",
    ar: "هذا الموظف غير مسؤول عن المواعيد في هذا المركز. اختر موظفاً آخر للاتصال.",
  },
});
