import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { partsFetch } from "../../../tests/factories/parts/parts-api.ts";
import { smallCatalogue, smallPrices } from "../../../tests/factories/parts/small-catalogue.ts";
import { partsImport } from "./api.server.ts";

testDatabase();
const secret = "a-secret-of-the-importer-with-32-letters";
const mostBytes = 100_000;
const open = partsImport({ secret, mostBytes });
const closed = partsImport({ secret: undefined, mostBytes });
const catalogue = smallCatalogue.map((record) => JSON.stringify(record)).join("\n");
interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { changes: Record<string, { added: number }>; dry: boolean };
  readonly refusedRows?: { line: number; fields: object[] }[];
}
const bring = async (
  path: string,
  body: string,
  shown: string | undefined = `Bearer ${secret}`,
  door = open,
) => {
  const headers: Record<string, string> = shown === undefined ? {} : { authorization: shown };
  const answer = await door.request(path, { method: "POST", body, headers });
  return { status: answer.status, ...((await answer.json()) as Answer) };
};
const total = async () => {
  const answer = await partsFetch("/api/v3/parts/list");
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

test("there is no door where no secret was chosen", async () => {
  expect(await bring("/catalogue", catalogue, `Bearer ${secret}`, closed)).toMatchObject({ status: 404 });
  expect((await closed.request("/prices")).status).toBe(404);
});

test("a stranger is refused, whatever they show", async () => {
  for (const shown of ["", "Bearer ", "Bearer wrong", `Basic ${secret}`, `Bearer ${secret}x`, secret])
    expect(await bring("/catalogue", catalogue, shown), shown).toMatchObject({
      status: 403,
      code: "not-allowed",
    });
  expect((await open.request("/catalogue", { method: "POST", body: catalogue })).status).toBe(403);
  expect(await total()).toBe(0);
});

test("nothing else is behind it", async () => {
  expect((await open.request("/stock", { method: "POST", body: "x" })).status).toBe(404);
  const answer = await open.request("/catalogue");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

describe("with the secret", () => {
  beforeAll(async () => {
    expect(await bring("/catalogue?dry=true", catalogue)).toMatchObject({
      ...{ status: 200, data: { dry: true, changes: { part: { added: 7 } } } },
    });
    expect(await total()).toBe(0);
    expect(await bring("/catalogue", catalogue)).toMatchObject({
      status: 200,
      data: { dry: false, version: 1 },
    });
  });

  test("a catalogue is there when the answer comes, and prices after it", async () => {
    expect(await total()).toBe(7);
    expect(await bring("/prices", smallPrices(now()))).toMatchObject({
      data: { changes: { price: { added: 5 } } },
    });
    const listed = await partsFetch("/api/v3/parts/price-details?numbers=0888080001");
    expect(await listed.json()).toMatchObject({ data: [{ unitPrice: { price: 16_000 } }] });
  });

  test.each(["dry=1", "dry=TRUE", "complete=no", "complete="])(
    "%s means nothing, and changes nothing",
    async (flag) => {
      const one = JSON.stringify({
        record: "category",
        id: "a",
        parent: null,
        position: 0,
        name: { en: "a", ar: "b" },
      });
      expect(await bring(`/catalogue?${flag}`, one)).toMatchObject({
        ...{ status: 422, code: "invalid-input", fields: [{ path: flag.split("=")[0] }] },
      });
      expect(await total()).toBe(7);
    },
  );

  test("a part of a catalogue adds to it", async () => {
    const one = JSON.stringify({ record: "part", number: "0888080002", type: "engine-oil", weightGrams: 1 });
    expect(await bring("/catalogue?complete=false", one)).toMatchObject({
      data: { changes: { part: { added: 1 } } },
    });
    expect(await total()).toBe(8);
  });

  test("a file that lacks much is taken in where the count is confirmed", async () => {
    const oils = Array.from({ length: 30 }, (_, place) =>
      JSON.stringify({ record: "part", number: `09990800${10 + place}`, type: "engine-oil", weightGrams: 1 }),
    );
    await bring("/catalogue?complete=false", oils.join("\n"));
    expect(await bring("/catalogue", catalogue)).toMatchObject({
      status: 409,
      code: "confirm-removal",
      gone: 31,
    });
    expect(await total()).toBe(8 + oils.length);
    for (const count of ["30", "all"])
      expect(await bring(`/catalogue?confirm=${count}`, catalogue), count).toMatchObject({ status: 409 });
    expect(await bring("/catalogue?confirm=31", catalogue)).toMatchObject({ status: 200 });
    expect(await total()).toBe(7);
  });

  test.each([
    ["en", "This value is missing or cannot be read."],
    ["ar", "هذه القيمة ناقصة أو غير مقروءة."],
  ])("rows that are refused have a line, a field and a sentence in %s", async (lang, message) => {
    const wrong = `${catalogue}\n{"record":"part","number":"1"}`;
    const { status, code, refusedRows } = await bring(`/catalogue?lang=${lang}`, wrong);
    expect([status, code, refusedRows?.[0]?.line]).toEqual([422, "rows-refused", smallCatalogue.length + 1]);
    expect(refusedRows?.[0]?.fields).toContainEqual({ path: "number", code: "wrong-value", message });
  });

  test("a file that says to be larger than allowed, or is, is not read to its end", async () => {
    const large = "x".repeat(mostBytes + 1);
    expect(await bring("/catalogue", large)).toMatchObject({ status: 413, code: "body-too-large" });
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(Buffer.from(`${catalogue}\n`));
      },
    });
    const headers = { authorization: `Bearer ${secret}` };
    const endless = { method: "POST", body, duplex: "half", headers };
    expect((await open.request("/catalogue", endless as RequestInit)).status).toBe(413);
  });
});
