import type { Language } from "#app/i18n/language.ts";
import { settingsWords } from "./settings-words.ts";

/** What a browser said of itself, in words. */
export function deviceName(
  { browser, system }: { readonly browser: string; readonly system: string },
  language: Language,
): string {
  const words = settingsWords.of(language);
  if (browser !== "" && system !== "") return words.browserOn(browser, system);
  return browser || system || words.unknownDevice;
}
