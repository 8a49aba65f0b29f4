import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the stories of a model's page. */
export const storyWords = defineWords({
  details: {
    en: (section: string) => `${section} in detail`,
    ar: (section: string) => `${section} بالتفصيل`,
  },
  fitted: { en: "Prices include fitting.", ar: "الأسعار شاملة التركيب." },
});
