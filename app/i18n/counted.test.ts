import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [1, "شهر واحد"],
  [2, "شهران"],
  [3, "3 أشهر"],
  [10, "10 أشهر"],
  [11, "11 شهراً"],
  [99, "99 شهراً"],
  [103, "103 أشهر"],
])("%i", (count, words) => {
  expect(counted(count, ["شهر واحد", "شهران", "أشهر", "شهراً"])).toBe(words);
});
