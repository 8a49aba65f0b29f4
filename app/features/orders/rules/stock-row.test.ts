import { expect, test } from "vitest";
import { momentOfCount, readStockRow } from "./stock-row.ts";

const now = new Date("2026-11-29T08:00:00Z");
const cells = { part_number: "90915-YZZD2", center: "main", on_hand: "12", backorder_date: "" };

test("a row is read", () => {
  expect(readStockRow(cells, "90915YZZD2", now)).toEqual({
    row: { part: "90915YZZD2", center: "main", onHand: 12, backorderDate: null },
  });
  expect(
    readStockRow({ ...cells, on_hand: "٠", backorder_date: " 24/12/2026 " }, "90915YZZD2", now),
  ).toMatchObject({
    row: { onHand: 0, backorderDate: "2026-12-24" },
  });
});

test.each([
  ["a center", { center: " " }, "center", "unknown"],
  ["a whole quantity", { on_hand: "1.5" }, "on_hand", "not-a-quantity"],
  ["a quantity in digits alone", { on_hand: "1,000" }, "on_hand", "not-a-quantity"],
  ["a quantity without a fraction", { on_hand: "5.0" }, "on_hand", "not-a-quantity"],
  ["a quantity that is not negative", { on_hand: "-1" }, "on_hand", "not-a-quantity"],
  ["a quantity of this world", { on_hand: "9999999" }, "on_hand", "not-a-quantity"],
  ["a day of the calendar", { backorder_date: "2026-02-30" }, "backorder_date", "not-a-day"],
  ["a day of our calendar", { backorder_date: "1448-06-09" }, "backorder_date", "not-a-day"],
  ["a day of these years", { backorder_date: "2099-01-01" }, "backorder_date", "not-a-day"],
])("a row needs %s, and says what stands there", (_, changes, field, problem) => {
  const [value = ""] = Object.values(changes);
  expect(readStockRow({ ...cells, ...changes }, "90915YZZD2", now)).toEqual({
    problems: [value === " " ? { field, problem } : { field, problem, value }],
  });
});

test("everything that is wrong is said at once", () => {
  expect(readStockRow({ part_number: "15101", on_hand: "x" }, undefined, now)).toEqual({
    problems: [
      { field: "part_number", problem: "not-a-part-number", value: "15101" },
      { field: "center", problem: "unknown" },
      { field: "on_hand", problem: "not-a-quantity", value: "x" },
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
  ["1448-06-09T03:00:00Z", undefined],
  ["2026-11-26T25:00:00Z", undefined],
  ["yesterday", undefined],
  ["", undefined],
])("the moment of a count is read of %o", (text, moment) => {
  expect(momentOfCount(text)?.toISOString()).toBe(moment);
});
