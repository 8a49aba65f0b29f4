import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the 360 viewer. */
export const viewerWords = defineWords({
  /** The default label. */
  drag: { en: "Drag to Rotate", ar: "اسحب للتدوير" },
  turntable: { en: "Turn the car", ar: "تدوير السيارة" },
  degrees: {
    en: (degrees: number) => `${degrees} degrees`,
    ar: (degrees: number) => numbered(degrees, "degree"),
  },
  pause: { en: "Pause", ar: "إيقاف الدوران" },
  turn: { en: "Turn once", ar: "دورة كاملة" },
  turnBack: { en: "Turn to one side", ar: "تدوير إلى جهة" },
  turnOn: { en: "Turn to the other side", ar: "تدوير إلى الجهة الأخرى" },
  color: { en: "Color", ar: "اللون" },
  loading: { en: "Loading the pictures", ar: "يجري تحميل الصور" },
});
