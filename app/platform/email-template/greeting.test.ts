import { expect, test } from "vitest";
import { greetingOf } from "./greeting.ts";

test.each([
  ["en", "Noora", "Hello Noora,"],
  ["ar", "نورة", "مرحباً نورة،"],
  ["ar", "Noora", "مرحباً \u2068Noora\u2069،"],
  ["en", "نورة", "Hello \u2068نورة\u2069,"],
  ["ar", undefined, "مرحباً،"],
] as const)("a mail in %s to %s begins %s", (language, name, expected) => {
  const content = {
    language,
    name,
    title: "",
    subject: "",
    preview: "",
    paragraphs: [],
    button: { label: "", href: "" },
  };
  expect(greetingOf(content)).toBe(expected);
});
