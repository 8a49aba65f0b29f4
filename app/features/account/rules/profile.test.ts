import { expect, test } from "vitest";
import { initialsOf } from "./profile.ts";

test.each([
  ["Noora", "Al Kaabi", "NA"],
  [" khalid", "", "K"],
  ["نورة", "الكعبي", "ن\u2009ا"],
  ["", "", ""],
  ["  ", "Al Emadi", "A"],
  ["7", "sara", "S"],
  ["نورة", "", "ن"],
  ["Noora", "الكعبي", "N\u2009ا"],
])("%s %s has the initials %s", (firstName, lastName, expected) => {
  expect(initialsOf({ firstName, lastName })).toBe(expected);
});
