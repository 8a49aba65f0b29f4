import { expect, test } from "vitest";
import { handOverProblemOf } from "./hand-over-problem.ts";
import { problemWords, remedyWords } from "./hand-over-words.ts";

test.each([
  ["CrmRefused400", "lead"],
  ["CrmRefused422", "lead"],
  ["CrmRefused401", "sign-in"],
  ["CrmRefused403", "rights"],
  ["CrmRefused404", "setup"],
  ["CrmRefused429", "busy"],
  ["CrmRefused503", "busy"],
  ["TypeError", "unreachable"],
  ["TimeoutError", "unreachable"],
  ["ZodError", "unknown"],
  ["CrmRefused302", "unknown"],
  ["", "unknown"],
] as const)("%s is %s, and has words in both languages for what it is and what to do", (name, problem) => {
  expect(handOverProblemOf(name)).toBe(problem);
  for (const language of ["en", "ar"] as const) {
    for (const words of [problemWords, remedyWords]) {
      const text = words.of(language)[problem];
      expect(text).not.toMatch(/Refused|Error|\d{3}/);
    }
  }
});
