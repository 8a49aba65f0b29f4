import { nounAfter } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the people who answer leads read. */
export const leadMailWords = defineWords({
  offer: { en: "Offer request", ar: "طلب عرض" },
  finance: { en: "Finance request", ar: "طلب تمويل" },
  enquiry: { en: "Question about a model", ar: "استفسار عن طراز" },
  "test-drive": { en: "Test drive request", ar: "طلب تجربة قيادة" },
  "used-car": { en: "Used car request", ar: "طلب سيارة مستعملة" },
  "reserved-car": { en: "Wait for a reserved car", ar: "انتظار سيارة محجوزة" },
  "sell-car": { en: "Car offered to us", ar: "سيارة يعرضها صاحبها للبيع" },
  fleet: { en: "Fleet inquiry", ar: "استفسار عن أسطول" },
  task: { en: "Campaign request", ar: "طلب من حملة" },

  name: { en: "Name", ar: "الاسم" },
  mobile: { en: "Mobile", ar: "الجوال" },
  phoneConfirmed: { en: "Number confirmed", ar: "الرقم مؤكَّد" },
  email: { en: "E-mail", ar: "البريد الإلكتروني" },
  language: { en: "Language", ar: "اللغة" },
  languageName: {
    en: (language: "en" | "ar") => (language === "ar" ? "Arabic" : "English"),
    ar: (language: "en" | "ar") => (language === "ar" ? "العربية" : "الإنجليزية"),
  },
  campaign: { en: "Campaign", ar: "الحملة" },
  offerId: { en: "Offer", ar: "العرض" },
  model: { en: "Model", ar: "الطراز" },
  usedCar: { en: "Used car", ar: "رقم السيارة المستعملة" },
  location: { en: "Location", ar: "الموقع" },
  company: { en: "Company", ar: "الشركة" },
  crNumber: { en: "Commercial registration", ar: "السجل التجاري" },
  count: { en: "Vehicles", ar: "عدد السيارات" },
  models: { en: "Models", ar: "الطرازات" },
  term: { en: "Term", ar: "المدة" },
  months: {
    en: (months: string) => `${months} months`,
    ar: (months: string) => `${months} ${nounAfter(Number(months), "month")}`,
  },
  purchase: { en: "Purchase", ar: "شراء" },
  calculator: { en: "Calculator", ar: "الحاسبة" },
  calculated: {
    en: (count: number, km: number, use: string, months: number) =>
      `${count} vehicles, ${km} km a year each, ${use}, ${months} months`,
    ar: (count: number, km: number, use: string, months: number) =>
      `السيارات: ${count}، ولكل منها ${km} كم في السنة، والاستخدام: ${use}، والمدة بالأشهر: ${months}`,
  },
  message: { en: "Message", ar: "الرسالة" },
  page: { en: "Page", ar: "الصفحة" },
  marketingConsent: { en: "Marketing consent", ar: "الموافقة على العروض" },
  yes: { en: "yes", ar: "نعم" },
  no: { en: "no", ar: "لا" },
  received: { en: "Received", ar: "وقت الوصول" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  id: { en: "Lead", ar: "رقم الطلب" },
  suspicion: { en: "Check first", ar: "للتحقق أولاً" },
  honeypot: {
    en: "A hidden field was filled in: a machine may have written this.",
    ar: "عُبّئ حقل لا يراه الزائر، وقد يكون المرسل برنامجاً آلياً.",
  },
  "too-fast": {
    en: "It was filled in within seconds: a machine may have written this.",
    ar: "عُبّئ النموذج في ثوانٍ معدودة، وقد يكون المرسل برنامجاً آلياً.",
  },
  "many-links": {
    en: "The message is full of links: it may be advertising.",
    ar: "في الرسالة روابط كثيرة، وقد تكون إعلاناً.",
  },

  marked: { en: (subject: string) => `[Check] ${subject}`, ar: (subject: string) => `[للتحقق] ${subject}` },
  from: { en: (name: string) => `From ${name}`, ar: (name: string) => `من ${name}` },
  waits: {
    en: "Somebody left this request on the site and waits for an answer. The attached file takes it into your CRM.",
    ar: "وصلنا هذا الطلب من الموقع، وصاحبه ينتظر الرد. والملف المرفق يُدخل الطلب في نظام إدارة العملاء.",
  },
  confirmedTitle: { en: "Number confirmed", ar: "تم تأكيد الرقم" },
  confirmedText: {
    en: "The sender of this request has entered the code that we sent to the number in it.",
    ar: "أدخل صاحب الطلب الرمز الذي أرسلناه إلى الرقم المذكور فيه.",
  },
  call: { en: (phone: string) => `Call ${phone}`, ar: (phone: string) => `اتصل على ${phone}` },
  answer: { en: "Answer it", ar: "الرد على الطلب" },
  write: { en: "Answer by e-mail", ar: "الرد بالبريد الإلكتروني" },
});

/** What the fields of a campaign are called, by their names in a call. */
export const campaignFieldWords = defineWords({
  brand: { en: "Brand", ar: "العلامة التجارية" },
  campaignTitle: { en: "Campaign", ar: "الحملة" },
  modelOfInterest: { en: "Model", ar: "الطراز" },
  modelYear: { en: "Model year", ar: "سنة الصنع" },
  startTime: { en: "Time", ar: "الوقت" },
  territoryId: { en: "Location", ar: "الموقع" },
  vhvin: { en: "VIN", ar: "رقم الهيكل" },
  serviceCenterName: { en: "Service center", ar: "مركز الخدمة" },
});
