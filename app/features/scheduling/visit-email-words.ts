import { defineWords } from "#app/i18n/words.ts";

/** What emails about a visit call its facts. */
export const visitEmailWords = defineWords({
  zone: { en: "Local time at the service center", ar: "بالتوقيت المحلي لمركز الخدمة" },
  where: { en: "Service center", ar: "مركز الخدمة" },
  vehicle: { en: "Vehicle", ar: "السيارة" },
  services: { en: "Services", ar: "الخدمات" },
  price: { en: "Price", ar: "السعر" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
});
