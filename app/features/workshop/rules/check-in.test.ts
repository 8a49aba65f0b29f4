import { describe, expect, test } from "vitest";
import { checkOdometer } from "./check-in.ts";
import { isPicture } from "./picture-kind.ts";
import { forgottenBefore } from "./retention.ts";
import { type Stroke, signatureSvg } from "./signature.ts";

describe("an odometer", () => {
  test.each([
    [0, undefined, false, "fine"],
    [9_999_999, undefined, false, "fine"],
    [41_250, 41_250, false, "fine"],
    [41_249, 41_250, true, "fine"],
    [41_249, 41_250, false, "odometer-lower"],
    [-1, undefined, true, "odometer-out-of-range"],
    [10_000_000, undefined, true, "odometer-out-of-range"],
    [0.5, undefined, true, "odometer-out-of-range"],
  ])("of %d after %d, confirmed %s: %s", (odometer, lastKnown, confirmLower, outcome) => {
    const known =
      lastKnown === undefined ? undefined : { kilometers: lastKnown, at: new Date("2026-05-03T08:00:00Z") };
    const checked = checkOdometer({ odometer, lastKnown: known, confirmLower });
    expect(checked.ok ? "fine" : checked.code).toBe(outcome);
  });
});

describe("a signature", () => {
  const stroke: Stroke = Array.from({ length: 8 }, (_, place) => [place * 10, 200 - place] as const);
  test("is drawn from its points alone", () => {
    const svg = signatureSvg([stroke, []]);
    expect(svg.ok && svg.value).toMatch(/<path d="M0\.0 200\.0L10\.0 199\.0L[\d. L]+70\.0 193\.0" /);
  });
  test.each<[string, Stroke[], string]>([
    ["of nothing", [], "signature-empty"],
    ["of a dot", [[[10, 10]]], "signature-empty"],
    ["beside the field", [[...stroke, [1_001, 10]]], "signature-invalid"],
    ["of no numbers", [[...stroke, [Number.NaN, 10]]], "signature-invalid"],
    ["of too many points", [Array(10_001).fill([1, 1])], "signature-invalid"],
    ["of too many strokes", Array(201).fill(stroke), "signature-invalid"],
  ])("%s is refused", (_, strokes, code) => {
    expect(signatureSvg(strokes)).toMatchObject({ ok: false, code });
  });
});

test.each([
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe0], true],
  ["a PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
  ["a WebP", [...Buffer.from("RIFF0000WEBP")], true],
  ["another RIFF file", [...Buffer.from("RIFF0000WAVE")], false],
  ["an SVG", [...Buffer.from("<svg xmlns=")], false],
  ["nothing", [], false],
])("%s is a picture: %o %s", (_, bytes, is) => {
  expect(isPicture(Uint8Array.from(bytes))).toBe(is);
});

test("a visit is forgotten after 24 months, without a customer after 30 days", () => {
  const { ofCustomers, orphans } = forgottenBefore(new Date("2026-11-26T08:00:00Z"));
  expect(ofCustomers.toISOString()).toBe("2024-11-26T08:00:00.000Z");
  expect(orphans.toISOString()).toBe("2026-10-27T08:00:00.000Z");
});
