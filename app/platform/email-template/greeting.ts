import { defineWords } from "#app/i18n/words.ts";
import type { EmailContent } from "./email-content.ts";

const words = defineWords({
  named: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `مرحباً ${name}،` },
  unnamed: { en: "Hello,", ar: "مرحباً،" },
});

/** The first line of an email. A name in the other script is isolated. */
export function greetingOf({ language, name }: EmailContent): string {
  const { named, unnamed } = words.of(language);
  if (name === undefined) return unnamed;
  const isArabic = /\p{Script=Arabic}/u.test(name);
  return named(isArabic === (language === "ar") ? name : `\u2068${name}\u2069`);
}
