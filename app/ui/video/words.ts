import { defineWords } from "#app/i18n/words.ts";

/** What the button on a video does. */
export const videoWords = defineWords({
  play: { en: "Play the video", ar: "تشغيل الفيديو" },
  pause: { en: "Pause the video", ar: "إيقاف الفيديو مؤقتاً" },
});
