import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of distances to cars. They are as the crow flies. */
export const distanceWords = defineWords({
  distanceFrom: { en: "Distance from", ar: "المسافة من" },
  nowhere: { en: "Not shown", ar: "بدون" },
  here: { en: "My position", ar: "موقعي الحالي" },
  failed: {
    en: "Your browser did not say where you are. Choose a district.",
    ar: "لم يحدد المتصفح موقعك. اختر المنطقة.",
  },
  away: { en: (km: number) => ` · ${km} km away`, ar: (km: number) => ` · تبعد ${km} كم` },
});
