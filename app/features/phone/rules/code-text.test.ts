import { expect, test } from "vitest";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { codeText } from "./code-text.ts";

const code = { code: "012345", name: "Marsa", host: "marsa.example", language: "en" } as const;

test("an SMS ends with the host and the code alone, by which browsers fill it in", () => {
  expect(codeText(code)).toBe(
    "012345 is your Marsa code. Valid for 5 minutes; share it with nobody.\n\n@marsa.example #012345",
  );
  expect(codeText({ ...code, name: "مرسى", language: "ar" })).toMatch(/\n\n@marsa\.example #012345$/);
});

test.each([
  ["en", "Al Jazeera Motors"],
  ["ar", "مرسى"],
] as const)("it is one part in %s", (language, name) => {
  expect(smsParts(codeText({ ...code, name, language, host: "www.marsa.example" }))).toBe(1);
});
