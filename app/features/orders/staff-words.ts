import { defineWords } from "#app/i18n/words.ts";

/** What staff did with an order, in its history. */
export const staffDeedWords = defineWords({
  "start-picking": { en: "Picking started", ar: "بدأ التجهيز" },
  "mark-ready": { en: "Ready for pickup", ar: "جاهز للاستلام" },
  "hand-over": { en: "Handed over", ar: "سُلّم للعميل" },
  cancel: { en: "Canceled", ar: "أُلغي" },
  "mark-short": { en: "Pieces missing", ar: "قطع ناقصة" },
  "fill-shortage": { en: "Missing pieces came", ar: "وصلت القطع الناقصة" },
  "accept-return": { en: "Return accepted", ar: "قُبل الإرجاع" },
  "refuse-return": { en: "Return declined", ar: "رُفض الإرجاع" },
  "receive-return": { en: "Returned pieces received", ar: "استُلمت القطع المرتجعة" },
  "request-refund": { en: "Refund requested", ar: "طُلب استرداد مبلغ" },
  "approve-refund": { en: "Refund approved", ar: "تمت الموافقة على الاسترداد" },
  "decline-refund": { en: "Refund declined", ar: "رُفض الاسترداد" },
  "resend-refund": { en: "Refund sent once more", ar: "أُعيد إرسال الاسترداد" },
  "confirm-refund": { en: "Refund confirmed by the gateway", ar: "أكدت بوابة الدفع الاسترداد" },
  "record-refund": { en: "Money given back by other means", ar: "أُعيد المبلغ بطريقة أخرى" },
  "record-dispute": { en: "Contested payment noted", ar: "سُجّل اعتراض على الدفع" },
  "accept-dispute": { en: "Contested payment accepted", ar: "قُبل الاعتراض على الدفع" },
  "answer-dispute": { en: "Contested payment answered", ar: "أُرسل الرد على الاعتراض" },
  "close-dispute": { en: "Contested payment closed", ar: "أُغلق الاعتراض على الدفع" },
  "withdraw-refund": { en: "Refund request withdrawn", ar: "سُحب طلب الاسترداد" },
});
