import { describe, expect, test } from "vitest";
import {
  bySuccessor,
  isWithdrawn,
  type Offer,
  pricedLines,
  renewedLines,
  type StoredLine,
} from "./cart-lines.ts";

const line = (changes: Partial<StoredLine> = {}): StoredLine => ({
  ...{ id: "1", part: "A", car: null, saved: false, quantity: 2 },
  ...{ originalPrice: 1000, unitDiscount: 0, changes: [] },
  ...changes,
});
const offer = (number: string, originalPrice = 1000, breaks: Offer["breaks"] = []): [string, Offer] => [
  number,
  { number, unitPrice: { originalPrice, unitDiscount: 0 }, breaks },
];
const offers = new Map([offer("A"), offer("B", 500)]);

test("a cart as it was seen stays as it is", () => {
  const lines = [line(), line({ id: "2", part: "B", originalPrice: 500 })];
  expect(renewedLines(lines, offers)).toEqual(lines);
});

describe("prices", () => {
  test("a change is shown with the price that was seen first, until it is back", () => {
    const [dearer] = renewedLines([line()], new Map([offer("A", 1200)]));
    expect(dearer).toMatchObject({ originalPrice: 1200, changes: [{ kind: "price", from: 1000, to: 1200 }] });
    const [dearest] = renewedLines([dearer ?? line()], new Map([offer("A", 1300)]));
    expect(dearest?.changes).toEqual([{ kind: "price", from: 1000, to: 1300 }]);
    const [back] = renewedLines([dearest ?? line()], offers);
    expect(back).toEqual(line());
  });

  test("a break is reached by the pieces of all lines of a part, and not by what is saved for later", () => {
    const breaks = [{ from: 4, unitDiscount: 100 }];
    const some = [line(), line({ id: "2", car: "HJR.2024" }), line({ id: "3", saved: true, quantity: 3 })];
    const priced = pricedLines(some, new Map([offer("A", 1000, breaks)]));
    expect(priced.map(({ unit }) => unit?.price)).toEqual([900, 900, 1000]);
  });

  test("a line that was never priced has no change", () => {
    expect(renewedLines([line({ originalPrice: null })], offers)).toEqual([line()]);
  });
});

describe("what is not sold any more", () => {
  const withdrawn = [line({ changes: [{ kind: "withdrawn" }] })];
  test.each([
    ["is unknown", new Map<string, Offer>()],
    ["has no price", new Map([["A", { number: "A", unitPrice: null, breaks: [] }]])],
  ])("because it %s is marked, and keeps the price that was seen", (_, none) => {
    const [renewed] = renewedLines([line()], none);
    expect(renewed).toEqual(withdrawn[0]);
    expect(renewed && isWithdrawn(renewed)).toBe(true);
    expect(renewedLines(withdrawn, none)).toEqual(withdrawn);
  });

  test("comes back without a mark", () => {
    expect(renewedLines(withdrawn, offers)).toEqual([line()]);
  });
});

describe("a number that another one replaced", () => {
  const replaced = bySuccessor(new Map([["OLD", { ...offer("A", 1100)[1] }]]));
  const old = line({ part: "OLD" });

  test("leads to it and says so", () => {
    expect(renewedLines([old], replaced)[0]).toMatchObject({
      ...{ id: "1", part: "A", originalPrice: 1100 },
      changes: [
        { kind: "superseded", from: "OLD" },
        { kind: "price", from: 1000, to: 1100 },
      ],
    });
  });

  test("joins the line of the new number, with no more than 99 pieces", () => {
    const lines = renewedLines([line({ id: "2", quantity: 98 }), old], replaced);
    expect(lines).toMatchObject([
      { id: "2", part: "A", quantity: 99, changes: [{ kind: "superseded" }, {}] },
    ]);
  });
});
