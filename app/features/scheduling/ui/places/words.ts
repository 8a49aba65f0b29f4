import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of choosing a place. */
export const placeWords = defineWords({
  list: { en: "List", ar: "القائمة" },
  map: { en: "Map", ar: "الخريطة" },
  away: { en: (km: string) => `about ${km} km away`, ar: (km: string) => `على بُعد نحو ${km} كم` },
  firstFree: { en: "First free time:", ar: "أول موعد متاح:" },
  noneHere: { en: "No free time in three months", ar: "لا مواعيد متاحة خلال ثلاثة أشهر" },
});
