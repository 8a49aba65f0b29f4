import { describe, expect, test } from "vitest";
import type { StoredLine } from "./cart-lines.ts";
import { isUsable, orderableLines } from "./checkout.ts";

const line = (changes: Partial<StoredLine & { misfitAcknowledged: boolean }> = {}) => ({
  ...{ id: "1", part: "A", car: null, saved: false, quantity: 2, misfitAcknowledged: false },
  ...{ originalPrice: 1000, unitDiscount: 0, changes: [] as StoredLine["changes"] },
  ...changes,
});
const facts = (stored = [line()], renewed = stored, misfits: string[] = []) => ({
  ...{ cartVersion: 3, seenVersion: 3, stored, renewed },
  misfits: new Set(misfits),
});
const withdrawn = line({ id: "2", part: "B", changes: [{ kind: "withdrawn" }] });

test("what is in the cart is ordered, without what is saved or not sold any more", () => {
  const ordered = orderableLines(facts([line(), line({ id: "3", part: "C", saved: true }), withdrawn]));
  expect(ordered).toMatchObject({ ok: true, value: [{ id: "1" }] });
});

test.each([
  ["an empty cart", facts([]), "cart-empty"],
  ["a cart of which nothing is sold", facts([withdrawn]), "cart-empty"],
  ["another version", { ...facts(), seenVersion: 2 }, "cart-changed"],
  ["another price", facts([line()], [line({ originalPrice: 1100 })]), "cart-changed"],
  ["another number", facts([line()], [line({ part: "Z" })]), "cart-changed"],
  [
    "a part that was just withdrawn",
    facts([line()], [line({ changes: [{ kind: "withdrawn" }] })]),
    "cart-changed",
  ],
  ["a misfit that nobody confirmed", facts([line()], [line()], ["1"]), "misfit-not-acknowledged"],
])("%s is refused", (_, given, code) => {
  expect(orderableLines(given)).toMatchObject({ ok: false, code });
});

test("a change that was seen is no obstacle, nor is a misfit that was confirmed", () => {
  const seen = line({ misfitAcknowledged: true, changes: [{ kind: "price", from: 900, to: 1000 }] });
  expect(orderableLines(facts([seen], [seen], ["1"]))).toMatchObject({ ok: true });
});

describe("an appointment", () => {
  const now = new Date("2026-11-26T08:00:00Z");
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  test.each([
    ["booked a day ahead where parts are brought", "CNF", 24, "west-bay", true],
    ["not confirmed yet", "CREA", 30, "west-bay", true],
    ["a minute too near", "CNF", 24 - 1 / 60, "west-bay", false],
    ["canceled", "CANC", 48, "west-bay", false],
    ["elsewhere", "CNF", 48, "al-khor", false],
  ])("%s", (_, code, hours, centerId, usable) => {
    expect(isUsable({ code, centerId, startsAt: inHours(hours) }, ["west-bay"], now)).toBe(usable);
  });
});
