import { expect, test } from "vitest";
import { suspicionOf } from "./suspicion.ts";

const link = "see https://example.qa/a ";

test.each([
  [{ message: "", website: "", filledInMs: 2_500 }, undefined],
  [{ message: "", website: " ", filledInMs: 9_000 }, undefined],
  [{ message: "", website: "x", filledInMs: 9_000 }, "honeypot"],
  [{ message: "", website: "", filledInMs: 2_499 }, "too-fast"],
  [{ message: link.repeat(2), website: "", filledInMs: 9_000 }, undefined],
  [{ message: `${link.repeat(2)} www.example.qa`, website: "", filledInMs: 9_000 }, "many-links"],
  [{ message: "" }, undefined],
  [{ message: link.repeat(3) }, "many-links"],
])("%j is suspected of %j", (written, suspicion) => {
  expect(suspicionOf(written)).toBe(suspicion);
});
