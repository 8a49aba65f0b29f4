import { expect, test } from "vitest";
import { nameMatch } from "./name-match.ts";

test.each([
  ["Noora", "Noora Al Kuwari", "whole"],
  ["al kuwari", "Noora Al Kuwari", "whole"],
  ["Alkuwari", "Noora Al Kuwari", "whole"],
  ["noo kuw", "Noora Al Kuwari", "begins"],
  ["نوره", "نورة الكواري", "whole"],
  ["الكواري", "نورة الكُواري", "whole"],
  ["كوا", "نورة الكواري", "begins"],
  ["Noora", "Nora Al Thani", "sounds"],
  ["Noora", "نورة الكواري", "sounds"],
  ["Noora Saleh", "Noora Al Kuwari", "sounds"],
])("%s in %s: %s", (typed, name, how) => {
  expect(nameMatch(typed, name)).toBe(how);
});
