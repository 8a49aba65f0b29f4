import { expect, it } from "vitest";
import { shownError } from "./shown-error.ts";

const configured = [
  { serverMessage: "INVALID_CROSS_REFERENCE_KEY", shownMessage: "Please try again later." },
  { serverMessage: "No available technicians found", shownMessage: "" },
];

it.each([
  ["a known message", "error: INVALID_CROSS_REFERENCE_KEY (x)", "Default", "Please try again later."],
  ["an unknown message", "boom", "Default", "Default"],
  ["a known message without a sentence", "No available technicians found", "Default", "Default"],
  ["nothing configured", "boom", undefined, "error occurred"],
  ["an empty default", "", "", "error occurred"],
])("%s", (_, message, fallback, shown) => {
  expect(shownError(message, configured, fallback)).toBe(shown);
});
