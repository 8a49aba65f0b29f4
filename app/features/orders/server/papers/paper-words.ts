import { defineWords } from "#app/i18n/words.ts";

export const paperWords = defineWords({
  R: { en: "Receipt", ar: "إيصال" },
  C: { en: "Credit note", ar: "إشعار دائن" },
  registration: { en: "Commercial registration", ar: "السجل التجاري" },
  order: { en: "Order", ar: "رقم الطلب" },
  day: { en: "Date", ar: "التاريخ" },
  counter: { en: "Parts counter", ar: "منفذ قطع الغيار" },
  part: { en: "Part number", ar: "رقم القطعة" },
  name: { en: "Description", ar: "الوصف" },
  quantity: { en: "Qty", ar: "الكمية" },
  price: { en: "Price", ar: "السعر" },
  amount: { en: "Amount", ar: "المبلغ" },
  total: { en: "Total", ar: "الإجمالي" },
  credited: { en: "Credited", ar: "المبلغ المستحق لك" },
  tax: { en: "Tax contained", ar: "الضريبة المشمولة" },
  currency: { en: "QAR", ar: "ريال" },
  paid: { en: "Paid by card online.", ar: "مدفوع بالبطاقة عبر الموقع." },
  canceled: { en: "Reason: order canceled.", ar: "السبب: إلغاء الطلب." },
  short: { en: "Reason: pieces not available.", ar: "السبب: قطع غير متوفرة." },
  returned: { en: "Reason: pieces given back.", ar: "السبب: قطع مرتجعة." },
  "not-collected": { en: "Reason: not collected.", ar: "السبب: لم يُستلم الطلب." },
});
