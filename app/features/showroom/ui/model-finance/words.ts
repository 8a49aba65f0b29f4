import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the calculator on a model's page, beyond those of the finance calculator. */
export const modelFinanceWords = defineWords({
  trim: { en: "Trim", ar: "الفئة" },
  way: { en: "How you pay", ar: "طريقة الدفع" },
  finance: { en: "Finance", ar: "تمويل" },
  lease: { en: "Lease-to-own", ar: "إيجار منتهٍ بالتمليك" },
  term: { en: "Term", ar: "المدة" },
  closing: { en: "Closing payment", ar: "الدفعة الختامية" },
  closingHint: { en: "transfers ownership to you", ar: "تنقل الملكية إليك" },
  allPayments: {
    en: (count: number) => `${count} payments`,
    ar: (count: number) => numbered(count, "installment"),
  },
  beyondCash: { en: "More than the cash price", ar: "الزيادة على السعر النقدي" },
  noDown: {
    en: "No down payment. The contract names the closing payment from its first day.",
    ar: "دون دفعة أولى، والدفعة الختامية مكتوبة في العقد من يومه الأول.",
  },
  totalHint: { en: "all payments and the closing payment", ar: "الأقساط كلها والدفعة الختامية" },
  hybridRate: { en: "A hybrid has the lower rate.", ar: "نسبة الهايبرد أقل." },
  halfDown: {
    en: (half: string, rate: string) => `From ${half} down the rate falls to ${rate}.`,
    ar: (half: string, rate: string) => `إذا بلغت الدفعة الأولى ${half} انخفضت النسبة إلى ${rate}.`,
  },
});
