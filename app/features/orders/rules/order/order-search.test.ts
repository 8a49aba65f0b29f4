import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderNumberIn, pageCursor, pageEndIn } from "./order-search.ts";

describe("the number of an order in a text", () => {
  test.each([
    ["RMP-7K2P9A", "RMP-7K2P9A"],
    [" rmp 7k2p9a ", "RMP-7K2P9A"],
    ["7k2p9a", "RMP-7K2P9A"],
    ["RMP-7K2P9", undefined],
    ["RMP-7K2P9AB", undefined],
    ["55123401", undefined],
    ["Noora", undefined],
    ["", undefined],
  ])("of %j is %j", (text, number) => {
    expect(orderNumberIn(text, "RMP")).toBe(number);
  });
});

describe("the end of a page", () => {
  test("is read as it was written", () => {
    const instant = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2099-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.uuid(), (at, id) => {
        const end = { value: `${at.toISOString().replace("T", " ").replace("Z", "")}+00`, id };
        expect(pageEndIn(pageCursor(end))).toEqual(end);
      }),
    );
  });

  test.each([
    ...[undefined, "", "x", "2026-01-01", "2026-01-01 10:00:00+00~", "infinity~1", "'; --~1"],
    ...["2026-99-99 10:00:00+00~x", "2026-01-01 --------~x", "2026-01-01 25:00:00+00~x"],
  ])("is none in %j", (cursor) => {
    expect(pageEndIn(cursor)).toBeUndefined();
  });
});
