import { defineWords } from "#app/i18n/words.ts";
import type { AttemptState } from "./rules/attempt-states.ts";

/** What an attempt's state is called for customers. */
export const attemptStateWords = defineWords({
  created: { en: "Not started", ar: "لم يبدأ الدفع" },
  redirected: { en: "Waiting for your payment", ar: "بانتظار الدفع" },
  pending: { en: "Checking with your bank", ar: "نتحقق من البنك" },
  authorized: { en: "Approved by your bank", ar: "وافق البنك على العملية" },
  expired: { en: "Expired", ar: "انتهت المهلة" },
  cancelled: { en: "Cancelled", ar: "أُلغيت العملية" },
  failed: { en: "Not paid", ar: "لم يتم الدفع" },
  captured: { en: "Paid", ar: "تم الدفع" },
} satisfies Record<AttemptState, { en: string; ar: string }>);
