import { defineWords } from "#app/i18n/words.ts";
import type { Letter } from "./letter.ts";

const words = defineWords({
  named: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `مرحباً ${name}،` },
  unnamed: { en: "Hello,", ar: "مرحباً،" },
});

/** How a letter begins. */
export function greetingOf({ language, name }: Letter): string {
  const { named, unnamed } = words.of(language);
  return name === undefined ? unnamed : named(name);
}
