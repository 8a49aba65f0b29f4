import { defineWords } from "#app/i18n/words.ts";
import type { DelayReason } from "./rules/promise.ts";

/** Why a car is ready later, as its customer reads it. */
export const delayWords = defineWords({
  "parts-awaited": { en: "We are waiting for a part", ar: "بانتظار وصول قطعة غيار" },
  "extra-work": { en: "More work was found on your car", ar: "تبيّن أن السيارة تحتاج إلى أعمال إضافية" },
  technician: { en: "The work takes longer than planned", ar: "العمل يستغرق وقتاً أطول من المتوقع" },
  "customer-decision": { en: "We are waiting for your answer", ar: "بانتظار ردّك" },
  other: { en: "Another reason", ar: "سبب آخر" },
} satisfies Record<DelayReason, { en: string; ar: string }>);
