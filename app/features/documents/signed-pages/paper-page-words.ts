import { defineWords } from "#app/i18n/words.ts";

/** What the page of a document says. Its readers are staff. */
export const paperPageWords = defineWords({
  waiting: { en: "Waiting for an answer", ar: "بانتظار الرد" },
  unconfirmed: { en: "Not confirmed by the customer yet", ar: "لم يؤكد العميل بياناته بعد" },
  accepted: { en: "Accepted", ar: "معتمد" },
  rejected: { en: "Rejected", ar: "مرفوض" },
  expired: { en: "No longer valid", ar: "منتهي الصلاحية" },

  replaced: { en: "Replaced by a newer one", ar: "حلّ محله مستند أحدث" },

  clean: { en: "Scanned, no malware found", ar: "تم فحصه ولم يُعثر على برمجيات ضارة" },
  "not-scanned": { en: "Not scanned for malware", ar: "لم يُفحص للكشف عن البرمجيات الضارة" },
  scan: { en: "Scan", ar: "الفحص" },
  customer: { en: "Customer", ar: "العميل" },
  uploaded: { en: "Uploaded", ar: "تاريخ الرفع" },
  page: { en: (page: number) => `Page ${page}`, ar: (page: number) => `الصفحة ${page}` },
  pages: { en: "Pages", ar: "الصفحات" },
  fields: { en: "As the customer confirmed it", ar: "كما أكّدها العميل" },
  noFields: { en: "Nothing is stored of this kind.", ar: "لا تُحفظ بيانات لهذا النوع." },
  emptyFields: { en: "The customer left all fields empty.", ar: "ترك العميل جميع الخانات فارغة." },
  logged: {
    en: "The customer sees when this document and its pages were opened here.",
    ar: "يرى العميل متى فُتح هذا المستند وصفحاته هنا.",
  },

  answerIt: { en: "Check and accept this document", ar: "مراجعة هذا المستند واعتماده" },
  check: {
    en: "Compare the pages with what the customer confirmed, and the name with that of the account.",
    ar: "قارن الصفحات بما أكّده العميل، والاسم باسم صاحب الحساب.",
  },
  accept: { en: "Accept", ar: "اعتماد" },
  reject: { en: "Reject", ar: "رفض" },
  rejectLead: {
    en: "The customer reads the reason in their language. This cannot be undone.",
    ar: "يصل السبب إلى العميل بلغته، ولا يمكن التراجع عن هذا.",
  },
  reason: { en: "Reason", ar: "السبب" },
  text: { en: "Note for the customer", ar: "ملاحظة للعميل" },

  saved: { en: "Saved. The customer is notified.", ar: "تم الحفظ، وسنُبلغ العميل." },
  meanwhile: {
    en: "The document has changed meanwhile. This is how it is now; nothing was saved.",
    ar: "تغيّر المستند في هذه الأثناء. هذا وضعه الآن، ولم يُحفظ شيء.",
  },
  reasonNeeded: {
    en: "Nothing was saved: please choose a reason.",
    ar: "لم يُحفظ شيء. يُرجى اختيار السبب.",
  },
  noteNeeded: {
    en: "Nothing was saved: please explain the other reason in the note for the customer.",
    ar: "لم يُحفظ شيء. يُرجى توضيح السبب الآخر في الملاحظة للعميل.",
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
  expiredLead: {
    en: "The document was answered or deleted.",
    ar: "تم الرد على المستند أو حُذف.",
  },
});
