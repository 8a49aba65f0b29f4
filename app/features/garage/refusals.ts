import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Refusals of requests for vehicles. None of it says whether a VIN is on record, or whose it is. */
export const linkRefusals = defineRefusals({
  "already-yours": {
    status: 409,
    en: "This car is linked to your account already.",
    ar: "هذه السيارة مرتبطة بحسابك بالفعل.",
  },
  "already-requested": {
    status: 409,
    en: "You have already sent us this VIN. We will answer as soon as we have checked it.",
    ar: "سبق أن أرسلت إلينا رقم الهيكل هذا، وسنرد عليك فور التحقق منه.",
  },
  "too-many-links": {
    status: 429,
    en: "You have sent several requests today. Please try again tomorrow, or call us.",
    ar: "أرسلت عدة طلبات اليوم. يُرجى المحاولة غداً أو الاتصال بنا.",
  },
  "card-differs": {
    status: 422,
    en: "This is not the VIN on the registration card. Please compare both, or send the request without the card.",
    ar: "رقم الهيكل هذا لا يطابق ما في الاستمارة. قارنهما، أو أرسل الطلب من دون الاستمارة.",
  },
  "already-answered": {
    status: 409,
    en: "This request has been answered meanwhile.",
    ar: "تم الرد على هذا الطلب في هذه الأثناء.",
  },
});
