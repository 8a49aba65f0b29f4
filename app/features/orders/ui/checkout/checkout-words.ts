import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** The checkout's own words. */
export const checkoutWords = defineWords({
  title: { en: "Checkout", ar: "إتمام الطلب" },
  back: { en: "Cart", ar: "السلة" },
  pickupTitle: { en: "Where do you collect it?", ar: "من أين تستلم الطلب؟" },
  /** What the summary of errors calls the two questions. */
  pickup: { en: "Pickup", ar: "الاستلام" },
  payment: { en: "Payment", ar: "الدفع" },
  withAppointment: { en: "With my service appointment", ar: "مع موعد صيانتي" },
  withAppointmentText: {
    en: (center: string, moment: string) => `We bring it to ${center} for ${moment}.`,
    ar: (center: string, moment: string) => `نوصلها لموعدك ${moment} إلى ${center}.`,
  },
  visitUnusable: {
    en: "We cannot bring parts to that appointment: it is too near, or over. Choose a counter.",
    ar: "لا يمكننا إيصال القطع إلى ذلك الموعد لأنه قريب جداً أو انتهى. اختر فرعاً.",
  },
  allHere: { en: "Everything is in stock here", ar: "كل القطع متوفرة هنا" },
  allForVisit: { en: "Everything is in stock for it", ar: "كل القطع متوفرة لهذا الموعد" },
  noneHere: { en: "Not in stock here in this quantity", ar: "القطع غير متوفرة هنا بهذه الكمية" },
  noneForVisit: {
    en: "Not in stock for it in this quantity",
    ar: "القطع غير متوفرة لهذا الموعد بهذه الكمية",
  },
  someMissing: {
    en: (names: string) => `Not enough in stock: ${names}`,
    ar: (names: string) => `غير متوفر بالكمية المطلوبة: ${names}`,
  },
  stockUnknown: { en: "Stock is checked when you pay", ar: "يُتحقق من التوفر عند الدفع" },
  openToday: { en: (hours: string) => `Open today ${hours}`, ar: (hours: string) => `مفتوح اليوم ${hours}` },
  closedToday: { en: "Closed today", ar: "مغلق اليوم" },
  onMap: { en: "On the map", ar: "على الخريطة" },
  contactTitle: { en: "How do we reach you?", ar: "كيف نتواصل معك؟" },
  phone: { en: "Mobile number", ar: "رقم الجوال" },
  phoneHint: {
    en: "We send a message to this number when your order is ready, and call only if something is missing.",
    ar: "نرسل رسالة إلى هذا الرقم حين يجهز طلبك، ولا نتصل إلا إن نقص شيء.",
  },
  notes: { en: "Notes for the counter (optional)", ar: "ملاحظات للفرع (اختياري)" },
  paymentTitle: { en: "How do you pay?", ar: "كيف تدفع؟" },
  paymentText: {
    en: "You enter your card on the bank's own page. We never see its number.",
    ar: "تُدخل بيانات بطاقتك في صفحة البنك، ولا يصلنا رقمها أبداً.",
  },
  noMethods: {
    en: "Nothing can be paid online right now. Please call the counter.",
    ar: "الدفع عبر الموقع غير متاح الآن. اتصل بالفرع.",
  },
  termsTitle: { en: "Terms", ar: "الشروط" },
  terms: {
    en: "I accept the terms of sale, with the periods in which parts can be returned.",
    ar: "أوافق على شروط البيع، ومنها مدد إرجاع القطع.",
  },
  readTerms: { en: "Read the terms", ar: "قراءة الشروط" },
  placeMissing: { en: "Choose where you collect your order.", ar: "اختر مكان الاستلام." },
  methodMissing: { en: "Choose how you pay.", ar: "اختر طريقة الدفع." },
  termsMissing: { en: "Please accept the terms.", ar: "تجب الموافقة على الشروط." },
  pay: { en: (total: string) => `Pay ${total}`, ar: (total: string) => `ادفع ${total}` },
  yourOrder: { en: "Your order", ar: "طلبك" },
  reservedWhenPaying: {
    en: "Your pieces are reserved for 15 minutes when you press Pay.",
    ar: "تُحجز قطعك 15 دقيقة عند الضغط على زر الدفع.",
  },
  shortTitle: { en: "Not everything is in stock here", ar: "بعض القطع غير متوفر في هذا الفرع" },
  shortLine: {
    en: (name: string, available: number, wanted: number) => `${name}: ${available} of ${wanted}`,
    ar: (name: string, available: number, wanted: number) => `${name}: متوفر ${available} من ${wanted}`,
  },
  take: {
    en: (available: number) => `Take ${available}`,
    ar: (available: number) => `خذ المتوفر (${counted(available, "piece")})`,
  },
  saveForLater: { en: "Save for later", ar: "احفظها لوقت لاحق" },
  collectAt: {
    en: (center: string) => `Collect at ${center}`,
    ar: (center: string) => `الاستلام من ${center}`,
  },
  changed: {
    en: "Something in your cart has changed. The new prices stand beside the button: press it again if you agree.",
    ar: "تغيّر شيء في سلتك، والأسعار الجديدة بجانب الزر. اضغط مرة أخرى للموافقة.",
  },
  toOrder: { en: "See the open order", ar: "عرض الطلب المفتوح" },
  toCart: { en: "Back to the cart", ar: "العودة إلى السلة" },
});
