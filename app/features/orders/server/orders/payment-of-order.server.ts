import type { PaymentSummary } from "#app/features/payments/payments.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { PartsOrder } from "../../order-calls.ts";

const words = defineWords({
  declined: {
    en: "Your bank declined the card. Nothing was charged.",
    ar: "رفض البنك البطاقة، ولم يُخصم شيء.",
  },
  funds: {
    en: "There is not enough on the card for this amount. Nothing was charged.",
    ar: "رصيد البطاقة لا يكفي لهذا المبلغ، ولم يُخصم شيء.",
  },
  confirmation: {
    en: "The payment was not confirmed with the code. Nothing was charged.",
    ar: "لم يُؤكَّد الدفع بالرمز، ولم يُخصم شيء.",
  },
  canceled: {
    en: "The payment was canceled. Nothing was charged.",
    ar: "أُلغيت عملية الدفع، ولم يُخصم شيء.",
  },
  expired: {
    en: "The payment was not finished in time. Nothing was charged.",
    ar: "لم تكتمل عملية الدفع في الوقت المحدد، ولم يُخصم شيء.",
  },
});

/** The payment of an order as its customer sees it. */
export function paymentOf(payment: PaymentSummary | undefined, language: Language): PartsOrder["payment"] {
  if (payment === undefined) return null;
  const { attempt, undecided } = payment;
  const pending = undecided && {
    attemptId: undecided.attemptId,
    decidedBy: undecided.decidedBy.toISOString(),
  };
  const { id: attemptId, state, method, card: hint } = attempt;
  return { attemptId, state, method, hint, failure: failureOf(attempt, language), pending };
}

function failureOf(attempt: PaymentSummary["attempt"], language: Language): string | null {
  const sentences = words.of(language);
  if (attempt.state === "cancelled") return sentences.canceled;
  if (attempt.state === "expired") return sentences.expired;
  if (attempt.state !== "failed") return null;
  const code = attempt.failureCode ?? "";
  if (/fund/i.test(code)) return sentences.funds;
  if (/3ds|3-d|auth|code/i.test(code)) return sentences.confirmation;
  return sentences.declined;
}
