import { expect, test } from "vitest";
import { momentOfCount, readStockRow } from "./stock-row.ts";

const cells = { part_number: "90915-YZZD2", center: "main", on_hand: "12", backorder_date: "" };

test("a row is read", () => {
  expect(readStockRow(cells, "90915YZZD2")).toEqual({
    row: { part: "90915YZZD2", center: "main", onHand: 12, backorderDate: null },
  });
  expect(
    readStockRow({ ...cells, on_hand: "0", backorder_date: " 2026-12-24 " }, "90915YZZD2"),
  ).toMatchObject({
    row: { onHand: 0, backorderDate: "2026-12-24" },
  });
});

test.each([
  ["a center", { center: " " }, "center", "unknown"],
  ["a whole quantity", { on_hand: "1.5" }, "on_hand", "not-a-quantity"],
  ["a quantity that is not negative", { on_hand: "-1" }, "on_hand", "not-a-quantity"],
  ["a quantity of this world", { on_hand: "9999999" }, "on_hand", "not-a-quantity"],
  ["a day of the calendar", { backorder_date: "2026-02-30" }, "backorder_date", "not-a-day"],
])("a row needs %s", (_, changes, field, problem) => {
  expect(readStockRow({ ...cells, ...changes }, "90915YZZD2")).toEqual({ problems: [{ field, problem }] });
});

test("everything that is wrong is said at once", () => {
  expect(readStockRow({ on_hand: "x" }, undefined)).toEqual({
    problems: [
      { field: "part_number", problem: "not-a-part-number" },
      { field: "center", problem: "unknown" },
      { field: "on_hand", problem: "not-a-quantity" },
    ],
  });
});

test.each([
  ["2026-11-26T03:00:00Z", "2026-11-26T03:00:00.000Z"],
  ["2026-11-26T06:00+03:00", "2026-11-26T03:00:00.000Z"],
  ["2026-11-26T03:00:00.250Z", "2026-11-26T03:00:00.250Z"],
  ["2026-11-26T03:00:00", undefined],
  ["2026-11-26", undefined],
  ["2026-02-30T03:00:00Z", undefined],
  ["2026-11-26T25:00:00Z", undefined],
  ["yesterday", undefined],
  ["", undefined],
])("the moment of a count is read of %o", (text, moment) => {
  expect(momentOfCount(text)?.toISOString()).toBe(moment);
});
