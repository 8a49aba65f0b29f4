import { dirhamsInWords, riyalDigits } from "#app/i18n/numbers/dirhams.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of cost of ownership. What the prices are taken from is content. */
export const ownershipWords = defineWords({
  title: { en: "All in, on the road", ar: "تكلفة السيارة على الطريق" },
  aMonth: { en: "a month", ar: "في الشهر" },
  text: {
    en: "A payment is not all. Set how far you drive in a year, and see what a month really costs.",
    ar: "القسط ليس كل شيء. حدّد المسافة التي تقطعها في السنة وانظر كم يكلّفك الشهر فعلاً.",
  },
  distance: { en: "Kilometers a year", ar: "الكيلومترات في السنة" },
  km: { en: (km: string) => `${km} km`, ar: (km: string) => `${km} كم` },
  kmUnit: { en: "km", ar: "كم" },
  between: {
    en: (least: string, most: string) => `From ${rangeInWords([least, most], "en")}`,
    ar: (least: string, most: string) => rangeInWords([least, most], "ar"),
  },
  unread: {
    en: "That could not be read as a number, so this one stands.",
    ar: "لم نتمكن من قراءة الرقم المدخل، فاعتمدنا هذا.",
  },
  month: { en: "All in, a month", ar: "الإجمالي في الشهر" },
  /** What a kilometer costs is in dirhams. */
  over: {
    en: (months: string, kilometer: number) =>
      `over ${months}; each kilometer costs ${riyalDigits(kilometer)} riyals`,
    ar: (months: string, kilometer: number) =>
      `على مدى ${months}، والكيلومتر الواحد بـ ${dirhamsInWords(kilometer, "ar")}`,
  },
  payment: { en: "Payment", ar: "القسط" },
  registrationAndInsurance: { en: "Registration and insurance", ar: "التسجيل والتأمين" },
  fuel: { en: "Fuel", ar: "الوقود" },
  service: { en: "Service at our price list", ar: "الصيانة حسب قائمة أسعارنا" },
  tires: { en: "Tires", ar: "الإطارات" },
  notIn: { en: "The down payment is not in it.", ar: "لا تدخل فيه الدفعة الأولى." },
  notInLease: { en: "The closing payment is not in it.", ar: "لا تدخل فيه الدفعة الختامية." },
});
