/** One entry of the error catalogue: what went wrong, as HTTP and as a sentence in both languages. */
export interface Refusal {
  readonly status: number;
  readonly en: string;
  readonly ar: string;
}
export type Refusals = Readonly<Record<string, Refusal>>;

/** A feature's part of the error catalogue. Codes are kebab-case and stay stable: clients match on them. */
export function defineRefusals<const T extends Refusals>(refusals: T): T {
  return refusals;
}

/** Of calls that show one thing by its id. */
export const notFound = defineRefusals({
  "not-found": { status: 404, en: "We could not find what you asked for.", ar: "لم نعثر على ما طلبته." },
});

/** What holds for all calls, and for the other hosts of the program. */
export const commonRefusals = defineRefusals({
  "invalid-input": {
    status: 422,
    en: "Some of the information is missing or not valid. Please check the marked fields.",
    ar: "بعض البيانات ناقصة أو غير صحيحة. يُرجى مراجعة الحقول المحددة.",
  },
  "invalid-headers": {
    status: 400,
    en: "A request header is not valid.",
    ar: "إحدى ترويسات الطلب غير صحيحة.",
  },
  "headers-too-large": {
    status: 431,
    en: "The headers of the request are larger than allowed: 8 KB with its address. Cookies of this site may be deleted.",
    ar: "ترويسات الطلب أكبر من المسموح به: 8 كيلوبايت مع العنوان. يمكن حذف ملفات الارتباط لهذا الموقع.",
  },
  "too-slow": {
    status: 408,
    en: "The request took too long to arrive. Please try again.",
    ar: "استغرق وصول الطلب وقتاً أطول من المسموح به. يُرجى المحاولة مرة أخرى.",
  },
  "broken-json": {
    status: 400,
    en: "The request could not be read: its body is not valid JSON.",
    ar: "تعذّرت قراءة الطلب، فمحتواه ليس بصيغة JSON صحيحة.",
  },
  "body-too-large": {
    status: 413,
    en: "The request is larger than allowed.",
    ar: "حجم الطلب أكبر من المسموح به.",
  },
  "not-signed-in": {
    status: 401,
    en: "Your session has ended. Please sign in again.",
    ar: "انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.",
  },
  "sign-in-again": {
    status: 403,
    en: "For your security, please sign in again. What you entered stays as it is.",
    ar: "حرصاً على أمان حسابك، سجّل الدخول مرة أخرى. ما أدخلته سيبقى كما هو.",
  },
  ...notFound,
  "method-not-allowed": {
    status: 405,
    en: "This address does not support that method.",
    ar: "هذا العنوان لا يدعم هذه الطريقة.",
  },
  "foreign-form": {
    status: 403,
    en: "This form was not sent by a page of this site. Please open the page and try again.",
    ar: "لم يُرسَل هذا النموذج من إحدى صفحات الموقع. افتح الصفحة وحاول مرة أخرى.",
  },
  "too-many-requests": {
    status: 429,
    en: "Too many requests. Please wait a moment and try again.",
    ar: "عدد الطلبات كبير. انتظر قليلاً ثم أعد المحاولة.",
  },
  "idempotency-key-missing": {
    status: 400,
    en: "The Idempotency-Key header is required: 8 to 200 letters, digits, dashes or underscores.",
    ar: "ترويسة Idempotency-Key مطلوبة: من 8 إلى 200 حرف أو رقم أو شرطة.",
  },
  "idempotency-conflict": {
    status: 422,
    en: "This request was already sent with other content. Please start again.",
    ar: "سبق إرسال هذا الطلب بمحتوى مختلف. يُرجى البدء من جديد.",
  },
  unavailable: {
    status: 503,
    en: "The service is not available right now. Please try again shortly.",
    ar: "الخدمة غير متاحة حالياً. يُرجى المحاولة بعد قليل.",
  },
  internal: {
    status: 500,
    en: "Something went wrong on our side. Please try again.",
    ar: "حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.",
  },
});
export type CommonRefusalCode = keyof typeof commonRefusals;
