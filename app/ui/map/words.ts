import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the map. */
export const mapWords = defineWords({
  region: { en: "Map", ar: "الخريطة" },
  zoomIn: { en: "Zoom in", ar: "تكبير الخريطة" },
  zoomOut: { en: "Zoom out", ar: "تصغير الخريطة" },
  /** Exactly this text (product/pages.md#find-a-dealership). */
  loading: { en: "Loading...", ar: "جارٍ التحميل…" },
  open: { en: "Open the map", ar: "فتح الخريطة" },
  unavailable: {
    en: "The map cannot be shown on this device.",
    ar: "يتعذّر عرض الخريطة على هذا الجهاز.",
  },
  attribution: { en: "Coastline: Natural Earth", ar: "خط الساحل: Natural Earth" },
  twoFingers: { en: "Use two fingers to move the map", ar: "حرّك الخريطة بإصبعين" },
  ctrlScroll: { en: "Use Ctrl and scroll to zoom the map", ar: "اضغط Ctrl مع التمرير لتكبير الخريطة" },
  commandScroll: { en: "Use ⌘ and scroll to zoom the map", ar: "اضغط ⌘ مع التمرير لتكبير الخريطة" },
});
