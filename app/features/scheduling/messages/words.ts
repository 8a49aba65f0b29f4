import { defineWords } from "#app/i18n/words.ts";

/** Words of every message about something planned. */
export const plannedMessageWords = defineWords({
  directions: { en: "Directions", ar: "الاتجاهات" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
});
