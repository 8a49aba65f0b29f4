import { expect, test } from "vitest";
import { mayNameOffer } from "./reserved-slugs.ts";

test.each([
  ["reem-in-november", true],
  ["services", true],
  ["service", false],
  ["Service", false],
  ["thank-you", false],
])("%s may name an offer: %s", (slug, may) => expect(mayNameOffer(slug)).toBe(may));
