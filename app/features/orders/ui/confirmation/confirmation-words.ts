import { defineWords } from "#app/i18n/words.ts";

/** The page right after an order is paid. */
export const confirmationWords = defineWords({
  title: { en: "Thank you. Your order is paid.", ar: "شكراً لك، تم دفع طلبك." },
  text: {
    en: "The counter picks it now. We write to you when it is ready.",
    ar: "يجهّزه الفرع الآن، وسنراسلك حين يصبح جاهزاً للاستلام.",
  },
  laterTitle: { en: "Your order", ar: "طلبك" },
  bring: { en: "What to bring", ar: "ما تُحضره معك" },
  bringCode: {
    en: "The pickup code that we send you when it is ready",
    ar: "رمز الاستلام الذي نرسله إليك حين يجهز الطلب",
  },
  bringId: { en: "Your QID, or that of whoever collects it", ar: "بطاقتك الشخصية أو بطاقة من يستلم عنك" },
  calendar: { en: "Put the pickup into my calendar", ar: "إضافة الاستلام إلى التقويم" },
  entry: { en: "Collect parts", ar: "استلام قطع الغيار" },
  entryText: {
    en: (number: string) => `Order ${number}. Wait for our message that it is ready.`,
    ar: (number: string) => `الطلب ${number}. انتظر رسالتنا بأنه جاهز.`,
  },
  toOrder: { en: "Follow the order", ar: "متابعة الطلب" },
});
