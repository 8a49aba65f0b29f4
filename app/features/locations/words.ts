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
    ar: (time: string) => `مغلق، يفتح الساعة ${time}`,
  },
  opensTomorrow: {
    en: (time: string) => `Closed now, opens tomorrow at ${time}`,
    ar: (time: string) => `مغلق، يفتح غداً الساعة ${time}`,
  },
  opensOn: {
    en: (weekday: string, time: string) => `Closed now, opens on ${weekday} at ${time}`,
    ar: (weekday: string, time: string) => `مغلق، يفتح يوم ${weekday} الساعة ${time}`,
  },
  nearest: { en: "Nearest to you", ar: "الأقرب إليك" },
  district: { en: "District", ar: "المنطقة" },
  chooseDistrict: { en: "Choose a district", ar: "اختر المنطقة" },
  showNearest: { en: "Show the nearest", ar: "عرض الأقرب" },
  fromMyPosition: { en: "Use my location", ar: "استخدام موقعي" },
  positionStays: { en: "Your location stays on this device.", ar: "يبقى موقعك على جهازك ولا يُرسل إلينا." },
  positionUnknown: {
    en: "Your location could not be read. Please choose a district.",
    ar: "تعذّر تحديد موقعك. اختر المنطقة من القائمة.",
  },
  nearestTo: {
    en: (district: string) => `Nearest to ${district}`,
    ar: (district: string) => `الأقرب إلى ${district}`,
  },
  nearestToYou: { en: "Nearest to where you are", ar: "الأقرب إلى موقعك" },
  away: { en: (km: string) => `${km} km away`, ar: (km: string) => `على بُعد ${km} كم` },
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
  openInMaps: { en: "Open in maps", ar: "فتح في تطبيق الخرائط" },
});
