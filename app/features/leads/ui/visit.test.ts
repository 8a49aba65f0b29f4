import { expect, test } from "vitest";
import { utmOf } from "./visit.ts";

test("the marks of an advertisement are read, cut to their length, and nothing else is", () => {
  expect(
    utmOf(
      `https://rimal.example/?lang=ar&utm_source=radio&utm_campaign=${"x".repeat(300)}&utm_term=&gclid=1`,
    ),
  ).toEqual({ utm_source: "radio", utm_campaign: "x".repeat(200) });
  expect(utmOf("/offers/suhail-lease")).toEqual({});
});
