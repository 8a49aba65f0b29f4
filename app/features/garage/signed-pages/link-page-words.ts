import { defineWords } from "#app/i18n/words.ts";

/** What the page of a request for a car says. Its readers are staff. */
export const linkPageWords = defineWords({
  title: { en: "Request for a car", ar: "طلب ربط سيارة" },
  waiting: { en: "Waiting for an answer", ar: "بانتظار الرد" },
  approved: { en: "Approved", ar: "تمت الموافقة" },
  rejected: { en: "Rejected", ar: "مرفوض" },
  withdrawn: { en: "Withdrawn by the customer", ar: "سحبه العميل" },

  vin: { en: "VIN", ar: "رقم الهيكل" },
  plate: { en: "Plate", ar: "رقم اللوحة" },
  customer: { en: "Customer", ar: "العميل" },
  note: { en: "Note", ar: "ملاحظة العميل" },
  sentAt: { en: "Sent", ar: "تاريخ الإرسال" },
  answeredAt: { en: "Answered", ar: "تاريخ الرد" },
  onRecord: { en: "On record", ar: "في السجل" },
  notOnRecord: { en: "No car with this VIN is on record.", ar: "لا توجد في السجل سيارة بهذا الرقم." },
  owner: { en: "Linked to", ar: "مرتبطة بحساب" },
  reason: { en: "Reason", ar: "السبب" },
  answerNote: { en: "Note for the customer", ar: "ملاحظة للعميل" },
  optional: { en: "optional", ar: "اختياري" },

  card: { en: "Registration card", ar: "الاستمارة" },
  cardGone: {
    en: "The customer sent a registration card with it, and has deleted it since.",
    ar: "أرفق العميل الاستمارة بالطلب ثم حذفها.",
  },
  check: {
    en: "Check that the car is registered in the customer's name before you approve it.",
    ar: "تحقق من أن السيارة مسجلة باسم العميل قبل الموافقة.",
  },
  approve: { en: "Approve", ar: "الموافقة" },
  approveMove: { en: "Approve and move the car", ar: "الموافقة ونقل السيارة" },
  moves: {
    en: (owner: string) =>
      `Only where you have checked that ${owner} no longer owns the car. It leaves that account.`,
    ar: (owner: string) => `فقط إن تحققت من أن السيارة لم تعد ملكاً لـ${owner}، وستُزال من حسابه.`,
  },
  moveInforms: {
    en: "Both customers are notified.",
    ar: "سنُبلغ العميلين بذلك.",
  },
  model: { en: "Model", ar: "الطراز" },
  modelYear: { en: "Model year", ar: "سنة الصنع" },
  mileage: { en: "Mileage (km)", ar: "قراءة العداد (كم)" },
  reject: { en: "Reject", ar: "رفض الطلب" },
  rejectLead: {
    en: "The customer reads the reason in their language. This cannot be undone.",
    ar: "يصل السبب إلى العميل بلغته، ولا يمكن التراجع عن هذا.",
  },
  "vin-wrong": { en: "The VIN is not right", ar: "رقم الهيكل غير صحيح" },
  "not-owner": { en: "Not registered in the customer's name", ar: "السيارة غير مسجلة باسم العميل" },
  "card-needed": { en: "The registration card is needed", ar: "يلزم إبراز الاستمارة" },

  saved: { en: "Saved. The customer is notified.", ar: "تم الحفظ، وسنُبلغ العميل." },
  meanwhile: {
    en: "The request or the car has changed meanwhile. This is how it is now; nothing was saved.",
    ar: "تغيّر الطلب أو حالة السيارة في هذه الأثناء. هذا هو الوضع الآن، ولم يُحفظ شيء.",
  },
  moveNeeded: {
    en: "Nothing was saved: please confirm that the former owner no longer owns the car.",
    ar: "لم يُحفظ شيء. يُرجى تأكيد أن السيارة لم تعد ملكاً لمالكها السابق.",
  },
  carWrong: {
    en: (fields: string) => `Nothing was saved. Missing or not possible: ${fields}.`,
    ar: (fields: string) => `لم يُحفظ شيء. بيانات ناقصة أو غير صحيحة: ${fields}.`,
  },
  reasonNeeded: {
    en: "Nothing was saved: please choose a reason.",
    ar: "لم يُحفظ شيء. يُرجى اختيار السبب.",
  },
  noteTooLong: {
    en: "Nothing was saved: the note for the customer may have 300 characters at most.",
    ar: "لم يُحفظ شيء. يجب ألا تزيد الملاحظة للعميل على 300 حرف.",
  },
  forgedLead: {
    en: "It is incomplete or was changed. Please open it from our e-mail again.",
    ar: "الرابط ناقص أو تم تعديله. يُرجى فتحه من رسالتنا مرة أخرى.",
  },
  expiredTitle: { en: "This link has expired", ar: "انتهت صلاحية هذا الرابط" },
  expiredLead: { en: "The request is over and was deleted.", ar: "انتهى الطلب وحُذف." },
});
