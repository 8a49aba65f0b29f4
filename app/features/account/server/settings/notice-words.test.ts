import { expect, test } from "vitest";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { type Change, changeWords, noticeWords } from "./notice-words.ts";

const languages = ["en", "ar"] as const;
const [host, brand] = ["accounts.an-importer.example.qa", { en: "Marsa Automotive", ar: "مرسى للسيارات" }];
const cases = languages.flatMap((language) =>
  Object.keys(changeWords.of(language)).map((change) => [language, change as Change] as const),
);

test.each(cases)("the text in %s about %s is two parts at most", (language, change) => {
  const { title, sms = noticeWords.of(language).sms } = changeWords.of(language)[change];
  expect(smsParts(sms(brand[language], title, host))).toBeLessThanOrEqual(2);
});

test("about a passkey that was added, mail and text say to remove it: a new password leaves it", () => {
  const { note, sms } = changeWords.of("en")["passkey-added"];
  expect(note).toMatch(/remove the passkey/);
  expect(sms?.("Marsa", "A passkey was added", "marsa.example")).toMatch(/remove the passkey/);
  expect(changeWords.of("ar")["passkey-added"].note).toMatch(/أزل مفتاح المرور/);
});
