import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundToTrim, financeAddress, readFinanceAddress } from "./finance-address.ts";
import { legalStatuses, settlePlan } from "./finance-plan.ts";

const trims = [
  { id: "nasma-s", price: 55_900 },
  { id: "hajar-core", price: 239_000 },
];
const read = (query: string) => readFinanceAddress(new URLSearchParams(query), trims);

describe("reading an address", () => {
  it.each([
    ["", "nasma-s", { price: 55_900, status: "qatari" }, []],
    ["lang=ar&trim=hajar-core", "hajar-core", { price: 239_000, status: "qatari" }, []],
    ["trim=hajar-core&price=230000", "hajar-core", { price: 230_000, status: "qatari" }, []],
    [
      "trim=none&price=80000&down=20000&term=36&status=resident",
      undefined,
      { price: 80_000, down: 20_000, months: 36, status: "resident" },
      [],
    ],
    ["tradein=35,000", "nasma-s", { price: 55_900, tradeIn: 35_000, status: "qatari" }, []],
    ["trim=none", undefined, { price: 100_000, status: "qatari" }, []],
    // What people type: separators, digits of either script, signs.
    ["price=٨٠٬٠٠٠&term=٣٦", "nasma-s", { price: 80_000, months: 36, status: "qatari" }, []],
    ["price=QAR%2080,000.4", "nasma-s", { price: 80_000, status: "qatari" }, []],
    // Nonsense counts as missing, and is reported.
    ["trim=edsel", undefined, { price: 100_000, status: "qatari" }, ["trim"]],
    ["status=martian", "nasma-s", { price: 55_900, status: "qatari" }, ["status"]],
    [
      "price=cheap&down=-5&term=",
      "nasma-s",
      { price: 55_900, status: "qatari" },
      ["price", "down", "months"],
    ],
    ["price=1e9", "nasma-s", { price: 55_900, status: "qatari" }, ["price"]],
  ] as const)("?%s", (query, trim, input, unread) => {
    const found = read(query);
    expect(found.trim).toBe(trim);
    expect(found.input).toEqual({ tradeIn: undefined, down: undefined, months: undefined, ...input });
    expect(found.unread).toEqual(unread);
  });

  it("an importer without cars calculates with a price", () => {
    expect(readFinanceAddress(new URLSearchParams(), [])).toMatchObject({
      trim: undefined,
      input: { price: 100_000 },
    });
  });
});

describe("writing an address", () => {
  it("leaves defaults out and everything else of the query in", () => {
    const query = new URLSearchParams("lang=ar&utm_source=mail&term=12&down=7");
    const settled = settlePlan({ status: "qatari", price: 239_000 });
    expect(financeAddress(query, settled, "hajar-core", trims).toString()).toBe(
      "lang=ar&utm_source=mail&trim=hajar-core",
    );
  });

  it("leads back to the very same plan, with nothing to report", () => {
    const inputs = fc.record(
      {
        status: fc.constantFrom(...legalStatuses),
        price: fc.integer({ min: 0, max: 900_000 }),
        tradeIn: fc.integer({ min: 0, max: 900_000 }),
        down: fc.integer({ min: 0, max: 900_000 }),
        months: fc.integer({ min: 0, max: 90 }),
      },
      { requiredKeys: ["status", "price"] },
    );
    const trim = fc.constantFrom(undefined, ...trims.map(({ id }) => id));
    fc.assert(
      fc.property(inputs, trim, (input, trim) => {
        const settled = settlePlan(input);
        const again = readFinanceAddress(
          financeAddress(new URLSearchParams("lang=en"), settled, trim, trims),
          trims,
        );
        expect(again.trim).toBe(trim);
        expect(again.unread).toEqual([]);
        expect(settlePlan(again.input)).toEqual({ ...settled, clamped: [] });
      }),
    );
  });
});

describe("an address on a model's page", () => {
  const trims = [
    { id: "nada-s", price: 84_900 },
    { id: "nada-gl", price: 92_500 },
  ];
  it.each([
    ["", "nada-s", 84_900],
    ["trim=nada-gl", "nada-gl", 92_500],
    ["trim=nada-gl&price=50000", "nada-gl", 92_500],
    ["trim=none&price=50000", "nada-s", 84_900],
    ["trim=edsel", "nada-s", 84_900],
  ])("%s calculates with %s at its own price", (search, trim, price) => {
    const bound = boundToTrim(readFinanceAddress(new URLSearchParams(search), trims), trims);
    expect(bound.trim).toBe(trim);
    expect(bound.input.price).toBe(price);
  });
});
