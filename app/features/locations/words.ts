import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the location block; titles, labels of the tabs and all texts of a location are content. */
export const locationWords = defineWords({
  types: { en: "What are you looking for?", ar: "عمّ تبحث؟" },
  hours: { en: "Opening hours", ar: "أوقات العمل" },
  ramadanHours: { en: "Opening hours in Ramadan", ar: "أوقات العمل في رمضان" },
  openUntil: {
    en: (time: string) => `Open now, until ${time}`,
    ar: (time: string) => `مفتوح الآن حتى ${time}`,
  },
  closed: { en: "Closed now", ar: "مغلق الآن" },
  opensToday: {
    en: (time: string) => `Closed now, opens at ${time}`,
    ar: (time: string) => `مغلق الآن، يفتح الساعة ${time}`,
  },
  opensTomorrow: {
    en: (time: string) => `Closed now, opens tomorrow at ${time}`,
    ar: (time: string) => `مغلق الآن، يفتح غداً الساعة ${time}`,
  },
  opensOn: {
    en: (weekday: string, time: string) => `Closed now, opens on ${weekday} at ${time}`,
    ar: (weekday: string, time: string) => `مغلق الآن، يفتح يوم ${weekday} الساعة ${time}`,
  },
  wayThere: { en: "The way there", ar: "كيف تصل إلينا" },
  call: { en: "Call", ar: "اتصل" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  /** The first sentence of the chat, which the visitor may change. */
  whatsappText: {
    en: (title: string) => `Hello ${title}, I have a question.`,
    ar: (title: string) => `مرحباً ${title}، لدي استفسار.`,
  },
  write: { en: "Write", ar: "راسلنا" },
  inNewTab: { en: "opens in a new tab", ar: "يفتح في نافذة جديدة" },
  openInMaps: { en: "Open in maps", ar: "افتح في تطبيق الخرائط" },
});
