import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the lists of the parts counter say. */
export const ordersWords = defineWords({
  title: { en: "Parts", ar: "قطع الغيار" },
  "to-pick": { en: "To pick", ar: "للتجهيز" },
  picking: { en: "Picking", ar: "قيد التجهيز" },
  ready: { en: "Ready", ar: "جاهزة" },
  shortage: { en: "Missing pieces", ar: "قطع ناقصة" },
  returns: { en: "Returns", ar: "المرتجعات" },
  refunds: { en: "Refunds to approve", ar: "استرداد للموافقة" },
  all: { en: "All", ar: "الكل" },
  number: { en: "Order", ar: "الطلب" },
  customer: { en: "Customer", ar: "العميل" },
  nobody: { en: "Deleted account", ar: "حساب محذوف" },
  parts: { en: "Parts", ar: "القطع" },
  pieces: { en: "Pieces", ar: "العدد" },
  price: { en: "Price", ar: "القيمة" },
  since: { en: "Since", ar: "منذ" },
  paid: { en: "Paid", ar: "تاريخ الدفع" },
  counter: { en: "Counter", ar: "الفرع" },
  anyCounter: { en: "Any counter", ar: "كل الفروع" },
  state: { en: "State", ar: "الحالة" },
  findText: { en: "Order number, name or phone", ar: "رقم الطلب أو الاسم أو الجوال" },
  clear: { en: "Clear the search", ar: "مسح البحث" },
  visit: { en: "For a visit", ar: "لموعد صيانة" },
  unanswered: { en: "Customer has to answer", ar: "بانتظار رد العميل" },
  awaited: { en: "Waits for pieces", ar: "بانتظار وصول القطع" },
  requested: { en: "Return to answer", ar: "إرجاع بانتظار الرد" },
  accepted: { en: "Return expected", ar: "إرجاع مقبول" },
  refund: { en: "Refund", ar: "استرداد" },
  emptyFound: { en: "No orders match.", ar: "لا توجد طلبات مطابقة." },
  emptyFoundText: {
    en: "Type the whole order number, a name in either script, or how a phone number begins or ends.",
    ar: "اكتب رقم الطلب كاملاً، أو اسماً بالعربية أو الإنجليزية، أو أول رقم الجوال أو آخره.",
  },
  and: {
    en: (more: number) => `and ${more} more`,
    ar: (more: number) => `و${counted(more, ["قطعة أخرى", "قطعتان أخريان", "قطع أخرى", "قطعة أخرى"])}`,
  },
});

/** What stands in the place of rows where there are none. */
export const emptyWords = defineWords({
  "to-pick": { en: "Nothing to pick.", ar: "لا توجد طلبات للتجهيز." },
  picking: { en: "Nothing is being picked.", ar: "لا يوجد طلب قيد التجهيز." },
  ready: { en: "Nothing waits to be collected.", ar: "لا يوجد طلب بانتظار الاستلام." },
  shortage: { en: "Nothing is missing.", ar: "لا توجد قطع ناقصة." },
  returns: { en: "No returns.", ar: "لا توجد مرتجعات." },
  refunds: { en: "No refunds wait for approval.", ar: "لا يوجد استرداد بانتظار الموافقة." },
  all: { en: "No orders yet.", ar: "لا توجد طلبات بعد." },
});
