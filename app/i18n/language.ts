/** The two languages of the site. English is the fallback. */
export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "ar";
}

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

export function otherLanguage(language: Language): Language {
  return language === "ar" ? "en" : "ar";
}

/**
 * The language of a request: the address, then what the visitor chose before, then Accept-Language, then English
 * (product/pages.md#language).
 */
export function chooseLanguage(request: {
  address?: string | null | undefined;
  stored?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}): Language {
  if (isLanguage(request.address)) return request.address;
  if (isLanguage(request.stored)) return request.stored;
  return preferredOf(request.acceptLanguage ?? "") ?? fallbackLanguage;
}

function preferredOf(acceptLanguage: string): Language | undefined {
  const ranked = acceptLanguage
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.trim().toLowerCase().split(";q=");
      return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of ranked) if (isLanguage(language)) return language;
  return undefined;
}
