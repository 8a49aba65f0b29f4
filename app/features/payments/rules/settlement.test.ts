import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OurLine, settledLines, settlementCsv, type TheirLine } from "./settlement.ts";

const day = { from: new Date("2026-03-01T21:00:00Z"), until: new Date("2026-03-02T21:00:00Z") };
const at = new Date("2026-03-02T09:00:00Z");

const ours = (count: number): OurLine[] =>
  Array.from({ length: count }, (_, place) => ({
    kind: place % 10 === 9 ? "refund" : "capture",
    chargeId: `charge-${place}`,
    reference: `attempt-${place}`,
    amount: 10_000 + place,
    currency: "QAR",
    at,
    method: place % 3 === 0 ? "qpay" : "card",
    payable: `order-${place}`,
  }));
const theirs = (lines: readonly OurLine[]): TheirLine[] =>
  lines.map(({ method, payable, ...line }) => ({ ...line, fee: line.kind === "refund" ? 0 : 150 }));

describe("a day's settlement", () => {
  test("of 1,000 lines that agree has no difference, and its CSV sums them by method", () => {
    const lines = settledLines(ours(1_000), theirs(ours(1_000)), day);
    expect(lines).toHaveLength(1_000);
    expect(lines.filter(({ difference }) => difference !== undefined)).toEqual([]);
    const rows = settlementCsv(lines).split("\r\n");
    expect(rows[0]).toBe("method,kind,order,charge,currency,gross,refunds,fees,net,difference");
    expect(rows).toContain("card,capture,order-1,charge-1,QAR,100.01,0.00,1.50,98.51,");
    expect(rows).toContain("qpay,refund,order-9,charge-9,QAR,0.00,100.09,0.00,-100.09,");
    const totals = rows.filter((row) => row.includes(",total,")).map((row) => row.split(","));
    expect(totals.map(([method]) => method)).toEqual(["card", "qpay"]);
    const sum = (place: number) => totals.reduce((all, row) => all + Math.round(Number(row[place]) * 100), 0);
    const captured = ours(1_000).filter(({ kind }) => kind === "capture");
    expect(sum(5)).toBe(captured.reduce((all, { amount }) => all + amount, 0));
    expect(sum(7)).toBe(captured.length * 150);
    expect(sum(8)).toBe(sum(5) - sum(6) - sum(7));
  });

  test("finds each of five planted differences among 1,000, and nothing else", () => {
    const [own, other] = [ours(1_000), theirs(ours(1_000))];
    const changed = (place: number, changes: Partial<TheirLine>) =>
      ({ ...other[place], ...changes }) as TheirLine;
    other[17] = changed(17, { amount: 1 });
    other[203] = changed(203, { currency: "AED" });
    other[404] = changed(404, { chargeId: "another" });
    other.splice(900, 1);
    other.push({ ...changed(5, {}), reference: "nobody-knows", chargeId: "foreign" });
    const found = settledLines(own, other, day).filter(({ difference }) => difference !== undefined);
    expect(
      found.map(({ ours: mine, theirs: yours, difference }) => [difference, (yours ?? mine)?.reference]),
    ).toEqual([
      ["amount-differs", "attempt-17"],
      ["currency-differs", "attempt-203"],
      ["charge-differs", "attempt-404"],
      ["missing-here", "nobody-knows"],
      ["missing-at-gateway", "attempt-900"],
    ]);
  });

  test("a line that is listed twice is named", () => {
    const other = theirs(ours(2));
    const lines = settledLines(ours(2), [...other, ...other.slice(0, 1)], day);
    expect(lines.map(({ difference }) => difference)).toEqual([undefined, undefined, "listed-twice"]);
  });

  test("what the two sides counted on the two sides of midnight is no difference", () => {
    const [own] = ours(1);
    const [other] = theirs(ours(1));
    if (own === undefined || other === undefined) throw new Error("there is a line");
    const late = { ...own, at: day.until };
    expect(settledLines([late], [other], day)).toMatchObject([{ difference: undefined }]);
    expect(settledLines([own], [{ ...other, at: day.until }], day)).toEqual([]);
    expect(settledLines([late], [{ ...other, at: day.until }], day)).toEqual([]);
  });

  test("whatever is planted, every difference is found once", () => {
    const places = fc.uniqueArray(fc.nat(99), { maxLength: 20 });
    fc.assert(
      fc.property(places, places, (missing, wrong) => {
        const own = ours(100);
        const other = theirs(own)
          .map((line, place) => (wrong.includes(place) ? { ...line, amount: line.amount + 1 } : line))
          .filter((_, place) => !missing.includes(place));
        const found = settledLines(own, other, day).filter(({ difference }) => difference !== undefined);
        expect(found).toHaveLength(new Set([...missing, ...wrong]).size);
      }),
    );
  });

  test("no cell begins a formula or breaks its row", () => {
    const [own] = ours(1);
    if (own === undefined) throw new Error("there is a line");
    const odd = { ...own, payable: '=1+1,"x"' };
    const [, row] = settlementCsv(settledLines([odd], theirs([own]), day)).split("\r\n");
    expect(row).toContain(`"'=1+1,""x""",charge-0`);
  });
});
