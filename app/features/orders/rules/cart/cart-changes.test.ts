import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addLine, addLines, changeLine, type EditedLine, withoutOrdered } from "./cart-changes.ts";

const line = (changes: Partial<EditedLine> = {}): EditedLine => ({
  ...{ id: "1", part: "A", car: null, saved: false, quantity: 2, note: "", misfitAcknowledged: false },
  ...{ originalPrice: 100, unitDiscount: 0, changes: [] },
  ...changes,
});
const added = { part: "A", car: null, quantity: 3 };
const quantities = (lines: readonly EditedLine[]) => lines.map(({ part, quantity }) => `${part}${quantity}`);

describe("adding", () => {
  test("the same part for the same car joins its line", () => {
    const lines = addLine([line({ note: "red" })], { ...added, misfitAcknowledged: true });
    expect(lines).toMatchObject({
      ok: true,
      value: [{ id: "1", quantity: 5, note: "red", misfitAcknowledged: true }],
    });
  });

  test.each([
    ["another car", line({ car: "HJR.2024" })],
    ["another part", line({ part: "B" })],
    ["a line saved for later", line({ saved: true })],
  ])("beside %s it is a line of its own", (_, other) => {
    const lines = addLine([other], added);
    expect(lines.ok && lines.value.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["1", 2],
      [undefined, 3],
    ]);
  });

  test("more than 99 pieces of a part are refused, over all of its lines", () => {
    const lines = [line({ quantity: 60 }), line({ id: "2", car: "HJR.2024", quantity: 37 })];
    expect(addLine(lines, { ...added, quantity: 3 })).toMatchObject({ code: "too-many-pieces" });
    expect(addLine(lines, { ...added, quantity: 2 })).toMatchObject({ ok: true });
  });

  test("what is saved for later joins what is saved, and counts in no limit of the cart", () => {
    const lines = [line({ quantity: 99 }), line({ id: "2", saved: true, quantity: 1 })];
    const saved = addLine(lines, { ...added, saved: true });
    expect(saved.ok && saved.value.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["1", 99],
      ["2", 4],
    ]);
    expect(addLine([], { ...added, saved: true })).toMatchObject({ value: [{ saved: true, quantity: 3 }] });
  });

  test("a hundred lines are the most, and one more piece of them still goes in", () => {
    const full = Array.from({ length: 100 }, (_, place) => line({ id: `${place}`, part: `P${place}` }));
    expect(addLine(full, added)).toMatchObject({ code: "cart-full" });
    expect(addLine(full, { ...added, part: "P7" })).toMatchObject({ ok: true });
  });

  test("a number that another one replaced says so", () => {
    expect(addLine([], { ...added, supersedes: "OLD" })).toMatchObject({
      value: [{ changes: [{ kind: "superseded", from: "OLD" }] }],
    });
  });
});

describe("changing", () => {
  test("only what is named changes", () => {
    expect(changeLine([line({ note: "red" })], "1", { quantity: 7 })).toMatchObject({
      value: [{ quantity: 7, note: "red", saved: false }],
    });
  });

  test.each([
    [-1, ["A1"]],
    [3, ["A5"]],
    [-2, []],
    [-9, []],
  ])("by %i counts from what is there now", (by, left) => {
    const changed = changeLine([line()], "1", { by });
    expect(changed.ok && quantities(changed.value)).toEqual(left);
  });

  test("what one tab takes back leaves what another one added", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        (before, mine, theirs) => {
          const there = [line({ quantity: before + mine + theirs })];
          const left = changeLine(there, "1", { by: -mine });
          expect(left.ok && quantities(left.value)).toEqual([`A${before + theirs}`]);
        },
      ),
    );
  });

  test("more than 99 pieces are refused also where they come by steps", () => {
    expect(changeLine([line()], "1", { by: 98 })).toMatchObject({ code: "too-many-pieces" });
  });

  test("a line moved to where its part is already joins it", () => {
    const lines = [line(), line({ id: "2", saved: true, quantity: 4, note: "later" })];
    expect(changeLine(lines, "2", { saved: false })).toMatchObject({
      value: [{ id: "1", quantity: 6, note: "later", saved: false }],
    });
  });

  test("what is not there is not found, what is too much is refused", () => {
    expect(changeLine([line()], "9", { quantity: 1 })).toMatchObject({ code: "line-not-found" });
    const saved = [line({ quantity: 60 }), line({ id: "2", saved: true, quantity: 60 })];
    expect(changeLine(saved, "2", { saved: false })).toMatchObject({ code: "too-many-pieces" });
  });
});

test("a reorder adds what the limits let in", () => {
  expect(
    quantities(
      addLines(
        [line({ quantity: 98 })],
        [
          { ...added, quantity: 5 },
          { ...added, part: "B" },
        ],
      ),
    ),
  ).toEqual(["A99", "B3"]);
});

describe("what was ordered leaves the cart", () => {
  test.each([
    ["all of it", line({ quantity: 2 }), 2, []],
    ["what was added meanwhile stays", line({ quantity: 5 }), 2, ["A3"]],
    ["fewer than were ordered are none", line({ quantity: 1 }), 2, []],
    ["a line saved meanwhile stays", line({ saved: true }), 2, ["A2"]],
  ])("%s", (_, there, quantity, left) => {
    expect(quantities(withoutOrdered([there], [{ cartLineId: "1", quantity }]))).toEqual(left);
  });

  test("never more than was there, never less than nothing", () => {
    const some = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 });
    fc.assert(
      fc.property(some, some, (there, ordered) => {
        const lines = there.map((quantity, place) => line({ id: `${place}`, quantity }));
        const left = withoutOrdered(
          lines,
          ordered.map((quantity, place) => ({ cartLineId: `${place}`, quantity })),
        );
        for (const { id, quantity } of left) {
          const place = Number(id);
          expect(quantity).toBe((there[place] ?? 0) - (ordered[place] ?? 0));
          expect(quantity).toBeGreaterThan(0);
        }
      }),
    );
  });
});
