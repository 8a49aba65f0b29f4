import { staffBookingRefusals } from "#app/features/booking/staff-refusals.ts";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { workshopRefusals } from "#app/features/workshop/refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";

const { "appointment-not-found": appointmentNotFound, "center-not-found": centerNotFound } =
  schedulingRefusals;

/** Why a deed on an appointment is refused, in words for a desk: customers read others about the same. */
export const appointmentRefusals = defineRefusals({
  ...staffBookingRefusals,
  "appointment-not-found": appointmentNotFound,
  "center-not-found": centerNotFound,
  "extra-work-unanswered": workshopRefusals["extra-work-unanswered"],
  "brand-not-served": schedulingRefusals["brand-not-served"],
  "vehicle-not-found": {
    status: 404,
    en: "This customer has no such car.",
    ar: "لا توجد هذه السيارة لدى العميل.",
  },
  "slot-taken": { status: 409, en: "This time has just been taken.", ar: "حُجز هذا الوقت للتو." },
  "vehicle-busy": {
    status: 409,
    en: "This car has another appointment at that time.",
    ar: "لهذه السيارة موعد آخر في الوقت نفسه.",
  },
  "duplicate-appointment": {
    status: 409,
    en: "This car has another request that waits for its confirmation.",
    ar: "لهذه السيارة طلب آخر بانتظار التأكيد.",
  },
  "service-not-offered": {
    status: 409,
    en: "This center does not offer these services together.",
    ar: "لا يقدّم هذا المركز هذه الخدمات معاً.",
  },
});
