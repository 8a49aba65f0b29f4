import { defineWords } from "#app/i18n/words.ts";
import type { EmailContent } from "./email-content.ts";

const words = defineWords({
  named: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `مرحباً ${name}،` },
  unnamed: { en: "Hello,", ar: "مرحباً،" },
});

/** The first line of an email. */
export function greetingOf({ language, name }: EmailContent): string {
  const { named, unnamed } = words.of(language);
  return name === undefined ? unnamed : named(name);
}
