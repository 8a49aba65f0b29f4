import { defineWords } from "#app/i18n/words.ts";

export const leadsWords = defineWords({
  title: { en: "Leads", ar: "العملاء المحتملون" },
  all: { en: "All open", ar: "كل المفتوحة" },
  mine: { en: "Mine", ar: "طلباتي" },
  new: { en: "New", ar: "جديدة" },
  overdue: { en: "Overdue", ar: "متأخرة" },
  today: { en: "Today", ar: "اليوم" },
  tomorrow: { en: "Tomorrow", ar: "غداً" },
  unowned: { en: "No owner", ar: "بلا مسؤول" },
  failed: { en: "Not handed over", ar: "لم تُسلَّم" },
  campaigns: { en: "Campaign requests", ar: "طلبات الحملات" },
  export: { en: "Export", ar: "تصدير" },
  emptyAll: { en: "No open leads.", ar: "لا توجد طلبات مفتوحة." },
  emptyFilter: { en: "No leads match.", ar: "لا توجد طلبات مطابقة." },
  received: { en: "Received", ar: "تاريخ الاستلام" },
  filters: { en: "Filters", ar: "التصفية" },
  clear: { en: "Clear the filters", ar: "مسح التصفية" },
  emptyFailed: { en: "The CRM has everything.", ar: "وصلت كل الطلبات إلى نظام إدارة العملاء." },
  filterText: { en: "Name, phone or e-mail", ar: "الاسم أو الجوال أو البريد" },
  kind: { en: "Kind", ar: "النوع" },
  anyKind: { en: "Any kind", ar: "كل الأنواع" },
  state: { en: "State", ar: "الحالة" },
  open: { en: "Open", ar: "مفتوحة" },
  place: { en: "Location", ar: "الموقع" },
  anyPlace: { en: "Any location", ar: "كل المواقع" },
  noPlace: { en: "Any showroom", ar: "أي صالة" },
  name: { en: "Name", ar: "الاسم" },
  about: { en: "About", ar: "الموضوع" },
  owner: { en: "Owner", ar: "المسؤول" },
  nobody: { en: "Nobody yet", ar: "لا أحد بعد" },
  due: { en: "Due", ar: "موعد الرد" },
  requestOfNumber: {
    en: (count: number) => `${ordinal(count)} request of this number`,
    ar: (count: number) => `الطلب رقم ${count} من هذا الرقم`,
  },
  problem: { en: "What failed", ar: "سبب التعذر" },
  tries: { en: "Tries", ar: "المحاولات" },
  nextTry: { en: "Next try", ar: "المحاولة القادمة" },
  repeats: { en: "Repeat", ar: "مكرر" },
  suspicious: { en: "Suspicious", ar: "مشتبه به" },
  "too-fast": {
    en: "Filled in within a moment, as machines do.",
    ar: "عُبّئ النموذج في لحظة، كما تفعل البرامج الآلية.",
  },
  honeypot: {
    en: "A field that only machines see was filled in.",
    ar: "عُبّئ حقل لا تراه إلا البرامج الآلية.",
  },
  "many-links": { en: "The message is full of links.", ar: "الرسالة مليئة بالروابط." },
  back: { en: "All leads", ar: "كل العملاء المحتملين" },
  chooseTab: { en: "List", ar: "القائمة" },
});

const suffixes: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** 3rd, 11th. */
function ordinal(count: number): string {
  return `${count}${suffixes[ordinals.select(count)]}`;
}
