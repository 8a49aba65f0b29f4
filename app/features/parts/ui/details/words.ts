import { counted } from "#app/i18n/numbers/counted.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of one part's page. */
export const detailsWords = defineWords({
  copy: { en: "Copy the part number", ar: "نسخ رقم القطعة" },
  copied: { en: "The part number was copied.", ar: "نُسخ رقم القطعة." },
  notCopied: { en: "The part number could not be copied.", ar: "تعذّر نسخ رقم القطعة." },
  replaced: {
    en: (from: string) => `Number ${from} was replaced by this one.`,
    ar: (from: string) => `حلّ هذا الرقم محل الرقم ${from}.`,
  },
  alsoCalled: {
    en: (name: string) => `Also called ${name}`,
    ar: (name: string) => `تُعرف أيضاً باسم «${name}»`,
  },
  replaces: { en: "Replaces", ar: "أرقامها السابقة" },
  "fits.title": { en: "It fits your car", ar: "تناسب سيارتك" },
  "any.title": { en: "It fits any car", ar: "تصلح لجميع السيارات" },
  "does-not-fit.title": { en: "It does not fit your car", ar: "لا تناسب سيارتك" },
  "unknown.title": { en: "We cannot say yet whether it fits", ar: "لا يمكن تأكيد المطابقة بعد" },
  "none.title": { en: "Does it fit your car?", ar: "هل تناسب سيارتك؟" },
  fitsText: {
    en: "According to the maker’s catalog.",
    ar: "بحسب كتالوج الشركة الصانعة.",
  },
  misfitText: {
    en: "See below which cars it is for, or look for the right part in the same category.",
    ar: "تجد أدناه السيارات التي تناسبها، أو ابحث عن القطعة الصحيحة في القسم نفسه.",
  },
  unknownText: {
    en: "The trim or the production date decides. With your VIN we can say for certain.",
    ar: "يتوقف ذلك على الفئة أو تاريخ الصنع. برقم الهيكل نتأكد تماماً.",
  },
  noneText: { en: "Choose your car, and this page says so.", ar: "اختر سيارتك لتتأكد." },
  sameCategory: { en: "Find the right one", ar: "البحث عن القطعة الصحيحة" },
  byVin: { en: "Enter the VIN", ar: "إدخال رقم الهيكل" },
  breaks: { en: "Price by quantity", ar: "السعر بحسب الكمية" },
  quantity: { en: "Quantity", ar: "الكمية" },
  fromPieces: {
    en: (from: number) => `${from} or more`,
    ar: (from: number) => `${from} فأكثر`,
  },
  onePiece: { en: "1 piece", ar: "حبة واحدة" },
  perPiece: { en: "Per piece", ar: "سعر الحبة" },
  saving: { en: "You save", ar: "التوفير" },
  facts: { en: "About this part", ar: "عن القطعة" },
  weight: { en: "Weight", ar: "الوزن" },
  grams: { en: (sum: string) => `${sum} g`, ar: (sum: string) => `${sum} جرام` },
  kilograms: { en: (sum: string) => `${sum} kg`, ar: (sum: string) => `${sum} كجم` },
  warranty: { en: "Warranty", ar: "الضمان" },
  months: {
    en: (count: number) => (count === 1 ? "1 month" : `${count} months`),
    ar: (count: number) => counted(count, "month"),
  },
  noWarranty: { en: "None beyond the law’s", ar: "ما ينص عليه القانون فقط" },
  returns: { en: "Returns", ar: "الإرجاع" },
  "returns.standard": {
    en: "Unopened, within the return period, with the receipt",
    ar: "مغلقة خلال مدة الإرجاع ومعها الإيصال",
  },
  "returns.electrical": {
    en: "Electrical: only if it is wrong, damaged or faulty",
    ar: "قطعة كهربائية: تُرجع فقط إن كانت غير مطابقة أو متضررة أو معيبة",
  },
  "returns.fluid": {
    en: "Fluid: only if it is wrong, damaged or faulty",
    ar: "من السوائل: تُرجع فقط إن كانت غير مطابقة أو متضررة أو معيبة",
  },
  "returns.made-to-order": {
    en: "Made to order: only if it is wrong, damaged or faulty",
    ar: "تُصنع حسب الطلب: تُرجع فقط إن كانت غير مطابقة أو متضررة أو معيبة",
  },
  position: { en: "Position", ar: "الموضع" },
  perCar: { en: "Pieces per car", ar: "العدد في السيارة" },
  category: { en: "Category", ar: "القسم" },
  alternatives: { en: "May be used instead", ar: "قطع بديلة" },
  applications: { en: "Cars it is for", ar: "السيارات التي تناسبها" },
  applicationsAny: {
    en: "It belongs to no model: it fits any car.",
    ar: "ليست لطراز معيّن: تصلح لجميع السيارات.",
  },
  model: { en: "Model", ar: "الطراز" },
  years: { en: "Years", ar: "السنوات" },
  span: {
    en: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
    ar: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
  },
  notes: { en: "Only with", ar: "بشرط" },
  serial: {
    en: (from: string, to: string) => `serial ${rangeInWords([from, to], "en")}`,
    ar: (from: string, to: string) => `الرقم التسلسلي ${rangeInWords([from, to], "ar")}`,
  },
  serialFrom: {
    en: (from: string) => `serial ${from} and later`,
    ar: (from: string) => `الرقم التسلسلي ${from} وما بعده`,
  },
  serialTo: {
    en: (to: string) => `serial up to ${to}`,
    ar: (to: string) => `الرقم التسلسلي حتى ${to}`,
  },
  drawings: { en: "Where it sits", ar: "موقعها في السيارة" },
  drawingLabel: {
    en: (name: string, label: string) => `${name}, number ${label}`,
    ar: (name: string, label: string) => `${name}، رقم ${label}`,
  },
  buy: { en: "Buy", ar: "شراء" },
});
