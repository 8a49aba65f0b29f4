import { leadDeedRefusals } from "#app/features/leads/staff-refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Why a deed on a lead is refused, in words for who answers it. */
export const leadRefusals = defineRefusals({
  ...leadDeedRefusals,
  "owner-not-here": {
    status: 422,
    en: "This colleague does not answer leads at this location. Please choose another.",
    ar: "هذا الزميل لا يتابع طلبات هذا الموقع. اختر زميلاً آخر.",
  },
});
