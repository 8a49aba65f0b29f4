import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../factories/database/test-database.ts";
import { partsFetch } from "../../factories/parts/parts-api.ts";
import { importSmallCatalogue, numbers } from "../../factories/parts/small-catalogue.ts";

/* The calls of the parts as HTTP: what a stranger gets, in both languages, and what is refused. */

testDatabase();
beforeAll(() => importSmallCatalogue(new Date("2026-11-26T08:00:00Z")));

interface Body {
  readonly data?: Record<string, unknown> & { items?: { name: string }[] };
  readonly code?: string;
  readonly message?: string;
  readonly fields?: { path: string }[];
}
const get = async (path: string) => {
  const answer = await partsFetch(`/api/v3/parts/${path}`);
  return {
    status: answer.status,
    cache: answer.headers.get("cache-control"),
    ...((await answer.json()) as Body),
  };
};

describe.each([
  ["en", "Oil filter", "Hajar"],
  ["ar", "فلتر زيت", "هجر"],
])("in %s", (lang, name, model) => {
  test.each([
    ["list?typeId=oil-filter", { items: [{ name }] }],
    [`list?q=${encodeURIComponent(name)}`, { items: [{ name }] }],
    [`details?number=90915-hjr01`, { name, number: numbers.oilFilter }],
    ["sub-categories?car=HJR.2024", { car: { name: expect.stringContaining(model) } }],
    ["diagrams/front-brake?car=HJR.2024", { hotspots: [{ parts: [expect.anything(), expect.anything()] }] }],
  ])("%s is answered to everybody", async (path, data) => {
    expect(await get(`${path}&lang=${lang}`)).toMatchObject({ status: 200, cache: "no-store", data });
  });

  test("models are named", async () => {
    expect(await get(`vehicles?lang=${lang}`)).toMatchObject({ status: 200, data: [{ name: model }, {}] });
  });

  test("a refusal has a sentence", async () => {
    const refused = await get(`details?number=0000000000&lang=${lang}`);
    expect(refused).toMatchObject({ status: 404, code: "part-not-found" });
    expect(refused.message).toMatch(lang === "ar" ? /[\u0600-\u06ff]/ : /^No part/);
  });
});

describe("what a call takes", () => {
  test.each([
    ["list?car=hajar", "car"],
    ["list?page=0", "page"],
    ["list?page=401", "page"],
    ["list?sort=random", "sort"],
    [`list?q=${"a".repeat(121)}`, "q"],
    ["details?number=123", "number"],
    ["details", "number"],
    ["price-details?numbers=", "numbers"],
    [`price-details?numbers=${Array.from({ length: 51 }, () => numbers.oil).join(",")}`, "numbers"],
  ])("%s is refused by its field", async (path, field) => {
    const { status, code, fields } = await get(path);
    expect([status, code]).toEqual([422, "invalid-input"]);
    expect(fields?.[0]?.path).toMatch(new RegExp(`^${field}`));
  });

  test("prices of some numbers, as people write them", async () => {
    expect(await get("price-details?numbers=90915-HJR01,0888080001")).toMatchObject({
      status: 200,
      data: [{ number: numbers.oilFilter, unitPrice: { price: 3500 } }, { unitPrice: { price: 16_000 } }],
    });
  });

  test("a page beyond the last one is empty and says how many there are", async () => {
    expect(await get("list?page=9")).toMatchObject({ data: { items: [], total: 7, page: 9, pages: 1 } });
  });

  test.each(["%", "'; drop table parts.part; --", "\\", "(", "🚗", "۞"])(
    "%s finds nothing and breaks nothing",
    async (q) => {
      expect(await get(`list?q=${encodeURIComponent(q)}`)).toMatchObject({ status: 200, data: { total: 0 } });
    },
  );

  test("a VIN goes in the body, and in no address", async () => {
    const find = (vin: string) =>
      partsFetch("/api/v3/parts/vehicle", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ vin }),
      });
    const found = await find("RMLHJR4K7R1004821");
    expect([found.status, await found.json()]).toMatchObject([
      200,
      { data: { modelYear: 2024, doubts: [] } },
    ]);
    expect((await find("RMLHJR4K7R1")).status).toBe(404);
    expect((await find("")).status).toBe(422);
    expect((await partsFetch("/api/v3/parts/vehicle?vin=RMLHJR4K7R1004821")).status).toBe(405);
  });
});
