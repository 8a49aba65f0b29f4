import { expect, test } from "vitest";
import { isMainSiteLink, secondsIn } from "./main-site-link.ts";

test.each([
  ["https://www.marsa.example/", true],
  ["https://www.marsa.example/people?x=1#top", true],
  ["http://WWW.marsa.example", true],
  ["https://marsa.example/", false],
  ["https://apps.marsa.example/ios", false],
  ["https://www.marsa.example.evil.example/", false],
  ["https://www.marsa.example@evil.example/", false],
  ["https://www.marsa.example:8443/", false],
  ["ftp://www.marsa.example/", false],
  ["mailto:care@www.marsa.example", false],
  ["/finance", false],
  ["", false],
])("%s: %s", (address, expected) => {
  expect(isMainSiteLink(address, "www.marsa.example")).toBe(expected);
});

test.each([
  [3_000, 3],
  [2_999, 3],
  [2_001, 3],
  [2_000, 2],
  [1, 1],
  [0, 0],
  [-5, 0],
])("%i ms are %i seconds", (ms, seconds) => {
  expect(secondsIn(ms)).toBe(seconds);
});
