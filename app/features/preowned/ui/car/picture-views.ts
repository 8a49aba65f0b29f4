import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { parsePictureAddress } from "#app/lib/address/picture-address.ts";

const viewWords = defineWords({
  front: { en: "seen from the front", ar: "من الأمام" },
  rear: { en: "seen from behind", ar: "من الخلف" },
  side: { en: "seen from the side", ar: "من الجانب" },
  corner: { en: "the front and the right side", ar: "المقدمة والجانب الأيمن" },
  seats: { en: "the front seats", ar: "المقعدان الأماميان" },
  dashboard: { en: "the instruments with the odometer", ar: "العدادات وفيها قراءة المسافة" },
  trunk: { en: "the open trunk", ar: "الصندوق مفتوحاً" },
  tire: { en: "the tread of a front tire", ar: "نقشة إطار أمامي" },
  mark: { en: "a mark of use, close up", ar: "أثر استعمال عن قرب" },
});

/** What a picture shows, where the name of its file begins with it: `front`, `dashboard-shl-240111`. */
export function pictureView(address: string, language: Language): string | undefined {
  const file = parsePictureAddress(address)?.name.split("/").at(-1) ?? "";
  const words: Readonly<Record<string, string>> = viewWords.of(language);
  const [view = ""] = file.split("-");
  return Object.hasOwn(words, view) ? words[view] : undefined;
}
