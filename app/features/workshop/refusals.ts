import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Refusals of deeds on a car in the workshop, as the office shows them. */
export const workshopRefusals = defineRefusals({
  "visit-ended": { status: 409, en: "This car has left already.", ar: "غادرت هذه السيارة الورشة." },
  "already-checked-in": {
    status: 409,
    en: "This car is checked in already.",
    ar: "تم استلام هذه السيارة من قبل.",
  },
  "odometer-out-of-range": {
    status: 422,
    en: "The odometer is a number of kilometers from 0 to 9,999,999.",
    ar: "قراءة العداد رقم بالكيلومتر من 0 إلى 9,999,999.",
  },
  "odometer-lower": {
    status: 422,
    en: "This is below the last reading. Please check it, and confirm it if it is right.",
    ar: "هذه القراءة أقل من آخر قراءة مسجلة. تأكد منها، ثم أكّدها إن كانت صحيحة.",
  },
  "promise-past": {
    status: 422,
    en: "The promised time is over. Please choose one to come.",
    ar: "وقت التسليم هذا مضى. اختر وقتاً قادماً.",
  },
  "delay-reason-needed": {
    status: 422,
    en: "Please choose why the car is ready later. The customer sees it.",
    ar: "اختر سبب التأخير، فالعميل يطّلع عليه.",
  },
  "delay-note-needed": {
    status: 422,
    en: "Please explain the other reason to the customer.",
    ar: "وضّح السبب الآخر للعميل.",
  },
  "delay-note-too-long": {
    status: 422,
    en: "The note for the customer may have 300 characters at most.",
    ar: "يجب ألا تزيد الملاحظة للعميل على 300 حرف.",
  },
  "not-a-warranty-job": {
    status: 409,
    en: "Only a warranty job gives the right to a substitute car.",
    ar: "حق السيارة البديلة يقتصر على أعمال الضمان.",
  },
  "too-many-pictures": {
    status: 409,
    en: "A visit has twelve pictures at most.",
    ar: "الحد الأقصى 12 صورة لكل زيارة.",
  },
  "picture-too-large": {
    status: 413,
    en: "A picture may have 10 MB at most.",
    ar: "يجب ألا يزيد حجم الصورة على 10 ميغابايت.",
  },
  "not-a-picture": {
    status: 422,
    en: "Please choose a JPEG, PNG or WebP picture.",
    ar: "اختر صورة بصيغة JPEG أو PNG أو WebP.",
  },
  "broken-picture": {
    status: 422,
    en: "This picture could not be read. Please take it again.",
    ar: "تعذّرت قراءة هذه الصورة. التقطها مرة أخرى.",
  },
  "signature-empty": { status: 422, en: "The signature is missing.", ar: "التوقيع ناقص." },
  "signature-invalid": {
    status: 422,
    en: "This signature could not be stored. Please sign again.",
    ar: "تعذّر حفظ التوقيع. يُرجى التوقيع مرة أخرى.",
  },
  "extra-work-invalid": {
    status: 422,
    en: "Extra work needs a title, and lines with a description and a price.",
    ar: "يلزم للأعمال الإضافية عنوان وبنود لكل منها وصف وسعر.",
  },
  "extra-work-unanswered": {
    status: 409,
    en: "The customer has not answered the extra work yet. Please give a reason.",
    ar: "لم يردّ العميل بعد على الأعمال الإضافية. اذكر السبب.",
  },
  "already-decided": {
    status: 409,
    en: "The customer has answered this already.",
    ar: "سبق أن ردّ العميل على هذا.",
  },
});
