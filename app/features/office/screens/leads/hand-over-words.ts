import { defineWords } from "#app/i18n/words.ts";

/** What kept a lead from the CRM. */
export const problemWords = defineWords({
  lead: {
    en: "The CRM refuses what this lead says.",
    ar: "رفض نظام إدارة العملاء بيانات هذا الطلب.",
  },
  "sign-in": {
    en: "The CRM does not accept our sign-in.",
    ar: "لم يقبل نظام إدارة العملاء بيانات الدخول الخاصة بنا.",
  },
  rights: {
    en: "The CRM does not let us write leads, or its requests for today are used up.",
    ar: "لا يسمح نظام إدارة العملاء بإضافة الطلبات، أو استُنفد الحد اليومي للاتصال به.",
  },
  setup: {
    en: "The CRM has no place for our leads: a field or an address is missing there.",
    ar: "نظام إدارة العملاء غير مهيأ لاستقبال طلباتنا: ينقصه حقل أو عنوان.",
  },
  busy: {
    en: "The CRM is overloaded or out of order.",
    ar: "نظام إدارة العملاء مشغول أو متعطل حالياً.",
  },
  unreachable: {
    en: "The CRM cannot be reached.",
    ar: "تعذّر الاتصال بنظام إدارة العملاء.",
  },
  unknown: {
    en: "The CRM did not take this lead; why is not clear.",
    ar: "لم يستلم نظام إدارة العملاء هذا الطلب لسبب غير واضح.",
  },
});

/** What to do about it. */
export const remedyWords = defineWords({
  lead: {
    en: "Answer the lead here. An administrator can see in the CRM which field it does not accept.",
    ar: "تابع الطلب من هنا. يمكن لمدير النظام معرفة الحقل المرفوض من نظام إدارة العملاء.",
  },
  "sign-in": {
    en: "Tell an administrator to renew the access to the CRM. What waits is then sent by itself.",
    ar: "أبلغ مدير النظام لتجديد صلاحية الدخول، ثم تُرسل الطلبات المنتظرة تلقائياً.",
  },
  rights: {
    en: "Tell an administrator if it lasts longer than a day. It is tried again by itself.",
    ar: "تُعاد المحاولة تلقائياً. إن استمر ذلك أكثر من يوم فأبلغ مدير النظام.",
  },
  setup: {
    en: "Tell an administrator to check how the CRM is set up. What waits is then sent by itself.",
    ar: "أبلغ مدير النظام لمراجعة إعداد النظام، ثم تُرسل الطلبات المنتظرة تلقائياً.",
  },
  busy: {
    en: "Nothing to do: it is tried again by itself. Answer the lead here meanwhile.",
    ar: "لا حاجة إلى أي إجراء: تُعاد المحاولة تلقائياً. تابع الطلب من هنا إلى ذلك الحين.",
  },
  unreachable: {
    en: "It is tried again by itself. Answer the lead here, and tell an administrator if it goes on.",
    ar: "تُعاد المحاولة تلقائياً. تابع الطلب من هنا، وأبلغ مدير النظام إن استمر ذلك.",
  },
  unknown: {
    en: "It is tried again by itself. If it goes on, show an administrator the detail below.",
    ar: "تُعاد المحاولة تلقائياً. إن استمر ذلك فاعرض التفاصيل أدناه على مدير النظام.",
  },
});
