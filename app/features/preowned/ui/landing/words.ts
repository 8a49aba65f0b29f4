import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the landing page. */
export const landingWords = defineWords({
  findTitle: { en: "Find yours", ar: "ابحث عن سيارتك" },
  bodyTypes: { en: "By body type", ar: "بحسب شكل الهيكل" },
  search: { en: "Search in pre-owned cars", ar: "البحث في السيارات المستعملة" },
  searchHint: { en: "Model, color, year", ar: "الطراز أو اللون أو السنة" },
  searchButton: { en: "Search", ar: "بحث" },
  featured: { en: "Certified, and just in", ar: "معتمدة ووصلت حديثاً" },
  seeAll: { en: "See all cars", ar: "عرض جميع السيارات" },
});
