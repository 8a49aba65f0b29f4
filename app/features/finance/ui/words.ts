import { nounAfter, numbered } from "#app/i18n/numbers/counted.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

const shown = (value: number) => value.toLocaleString("en");
const riyals = (sum: number) => numbered(sum, "riyal");
const monthsInArabic = (count: number) => numbered(count, "month");
const paymentsInArabic = (count: number) => numbered(count, "installment");

/** Fixed words of the finance calculator: names of its controls and results. Its explanations are content. */
export const financeWords = defineWords({
  car: { en: "Car", ar: "السيارة" },
  ownPrice: { en: "Another car, at my price", ar: "سيارة أخرى بسعر أحدده" },
  carHint: { en: "Fills in the list price", ar: "يُدرج سعر القائمة تلقائياً" },
  listPrice: { en: "List price", ar: "سعر القائمة" },
  status: { en: "Legal status", ar: "الجنسية / الإقامة" },
  qatari: { en: "Qatari", ar: "جنسية قطرية" },
  resident: { en: "Resident", ar: "إقامة في قطر" },
  price: { en: "Price", ar: "السعر" },
  tradeIn: { en: "Your old car", ar: "سيارتك القديمة" },
  tradeInHint: {
    en: "What it brings counts toward the down payment.",
    ar: "يُحتسب ثمنها من الدفعة الأولى.",
  },
  down: { en: "Down payment", ar: "الدفعة الأولى" },
  downInPercent: { en: "Down payment in percent", ar: "الدفعة الأولى بالنسبة المئوية" },
  months: { en: "Term", ar: "المدة" },
  monthsUnit: {
    en: (_count: number) => "months",
    ar: (count: number) => nounAfter(count, "month"),
  },
  monthsInWords: {
    en: (count: number) => `${count} months`,
    ar: (count: number) => monthsInArabic(count),
  },
  less: { en: (what: string) => `${what}: less`, ar: (what: string) => `${what}: أقل` },
  more: { en: (what: string) => `${what}: more`, ar: (what: string) => `${what}: أكثر` },
  sum: { en: (sum: number) => `QAR ${shown(sum)}`, ar: (sum: number) => riyals(sum) },
  between: {
    en: (least: string, most: string) => `From ${rangeInWords([least, most], "en")}`,
    ar: (least: string, most: string) => rangeInWords([least, most], "ar"),
  },
  tooLittle: {
    en: (limit: string) => `The least is ${limit}, so we took that.`,
    ar: (limit: string) => `الحد الأدنى ${limit}، فاعتمدناه.`,
  },
  tooMuch: {
    en: (limit: string) => `The most is ${limit}, so we took that.`,
    ar: (limit: string) => `الحد الأعلى ${limit}، فاعتمدناه.`,
  },
  unreadNumber: {
    en: "That could not be read as a number, so this one stands.",
    ar: "لم نتمكن من قراءة الرقم المدخل، فاعتمدنا هذا.",
  },
  unreadTrim: {
    en: "The car in this address is not on our list, so the price stands without one.",
    ar: "السيارة المذكورة في الرابط ليست في قائمتنا، فحسبنا السعر من دونها.",
  },
  unreadStatus: {
    en: "The address names a status that we do not know, so we took Qatari.",
    ar: "لم نتعرّف على الجنسية أو الإقامة في الرابط، فحسبنا بشروط القطريين.",
  },
  monthly: { en: "Payment a month", ar: "القسط الشهري" },
  paymentCount: {
    en: (count: number, last: string) => `${count} payments, the last one ${last}`,
    ar: (count: number, last: string) => `${paymentsInArabic(count)}، آخرها ${last}`,
  },
  flatRate: { en: "Flat rate", ar: "النسبة الثابتة" },
  effectiveRate: { en: "Effective yearly rate", ar: "النسبة السنوية الفعلية" },
  effective: { en: "effective", ar: "فعلية" },
  financed: { en: "Financed", ar: "المبلغ المموَّل" },
  costOfCredit: { en: "Cost of credit", ar: "تكلفة التمويل" },
  totalCost: { en: "Total cost", ar: "إجمالي ما تدفعه" },
  totalHint: { en: "down payment and all payments", ar: "الدفعة الأولى والأقساط كلها" },
  totalHintWithCar: {
    en: "old car, down payment and all payments",
    ar: "السيارة القديمة والدفعة الأولى والأقساط كلها",
  },
  costShare: {
    en: (percent: number) => `${percentInWords(percent, "en")} of what is financed`,
    ar: (percent: number) => `${percentInWords(percent, "ar")} من المبلغ المموَّل`,
  },
  spoken: {
    en: (payment: string, rate: string, total: string) =>
      `${payment} a month, ${rate} effective, ${total} in all`,
    ar: (payment: string, rate: string, total: string) =>
      `${payment} شهرياً، والنسبة الفعلية ${rate}، والإجمالي ${total}`,
  },
  flatBase: { en: "What the flat rate is charged on", ar: "ما تُحتسب عليه النسبة الثابتة" },
  stillOwed: { en: "What you still owe", ar: "ما بقي عليك" },
  start: { en: "Start", ar: "البداية" },
  schedule: {
    en: (count: number) => `All ${count} payments`,
    ar: (count: number) => `جدول الأقساط كلها: ${count}`,
  },
  year: { en: (year: number) => `Year ${year}`, ar: (year: number) => `السنة ${year}` },
  month: { en: "Month", ar: "الشهر" },
  payment: { en: "Payment", ar: "القسط" },
  principalPart: { en: "Pays off", ar: "من الأصل" },
  profitPart: { en: "Profit", ar: "من الربح" },
  owedAfter: { en: "Still owed", ar: "الباقي" },
  copyLink: { en: "Copy the link", ar: "نسخ الرابط" },
  linkCopied: { en: "Link copied", ar: "نُسخ الرابط" },
  linkNotCopied: { en: "Copy it from the address bar", ar: "انسخه من شريط العنوان" },
  testDrive: { en: "Book a test drive", ar: "احجز تجربة قيادة" },
  print: { en: "Print", ar: "طباعة" },
});
export type FinanceWords = ReturnType<typeof financeWords.of>;
