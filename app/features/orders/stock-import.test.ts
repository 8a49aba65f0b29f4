import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { main, seedSmallShop, shelf } from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";
import { stockImport } from "./api.server.ts";

testDatabase();
const secret = "a-secret-of-the-importer-with-32-letters";
const mostBytes = 100_000;
const open = stockImport({ secret, mostBytes });
const closed = stockImport({ secret: undefined, mostBytes });
const { oil, oilFilter } = numbers;
const file = (...rows: string[]) => ["part_number,center,on_hand,backorder_date", ...rows].join("\n");
const counted = () => encodeURIComponent(now().toISOString());

interface Answer {
  readonly code?: string;
  readonly data?: { dry: boolean; wasKnown: boolean; rows: number; changes: { stock: object } };
  readonly fields?: { path: string; message: string }[];
  readonly refusedRows?: { line: number; fields: object[] }[];
}
const bring = async (
  query: string,
  body: string,
  { shown = `Bearer ${secret}`, door = open }: { shown?: string; door?: typeof open } = {},
) => {
  const headers = { authorization: shown };
  const answer = await door.request(`/stock${query}`, { method: "POST", body, headers });
  return { status: answer.status, ...((await answer.json()) as Answer) };
};

beforeAll(() => seedSmallShop(now()));

test("there is no door where no secret was chosen", async () => {
  expect(await bring(`?asOf=${counted()}`, file(`${oil},${main},1,`), { door: closed })).toMatchObject({
    status: 404,
  });
  expect((await closed.request("/stock")).status).toBe(404);
});

test("a stranger is refused, whatever they show", async () => {
  for (const shown of ["", "Bearer ", "Bearer wrong", `Basic ${secret}`, `Bearer ${secret}x`, secret])
    expect(await bring(`?asOf=${counted()}`, file(`${oil},${main},1,`), { shown }), shown).toMatchObject({
      ...{ status: 403, code: "not-allowed" },
    });
  expect((await open.request("/stock", { method: "POST", body: "x" })).status).toBe(403);
  expect((await shelf(oil)).onHand).toBe(60);
});

test("nothing else is behind it", async () => {
  expect((await open.request("/prices", { method: "POST", body: "x" })).status).toBe(404);
  const answer = await open.request("/stock");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

describe("with the secret", () => {
  test("a dry run says what would change; the file changes it, and is known the second time", async () => {
    const asOf = counted();
    const body = file(
      `${oil},${main},59,`,
      `${oilFilter},${main},40,`,
      `${oilFilter},rimal-parts-al-khor,7,`,
    );
    const changes = { stock: { added: 1, changed: 1, unchanged: 1, removed: 0 } };
    expect(await bring(`?asOf=${asOf}&dry=true`, body)).toMatchObject({
      ...{ status: 200, data: { dry: true, wasKnown: false, rows: 3, changes } },
    });
    expect((await shelf(oil)).onHand).toBe(60);
    expect(await bring(`?asOf=${asOf}`, body)).toMatchObject({ data: { dry: false, changes } });
    expect((await shelf(oil)).onHand).toBe(59);
    expect(await bring(`?asOf=${asOf}`, body)).toMatchObject({
      data: { wasKnown: true, changes: { stock: { added: 0, changed: 0, unchanged: 3 } } },
    });
  });

  test.each([
    ["without the moment of its count", "", "asOf"],
    ["with a moment without a zone", "?asOf=2026-11-26T06:00:00", "asOf"],
    ["with a day for a moment", "?asOf=2026-11-26", "asOf"],
    ["with a flag that means nothing", "?asOf=2026-11-26T03:00:00Z&dry=1", "dry"],
  ])("a file %s is refused, and changes nothing", async (_, query, path) => {
    expect(await bring(query, file(`${oil},${main},1,`))).toMatchObject({
      ...{ status: 422, code: "invalid-input", fields: [{ path }] },
    });
    expect((await shelf(oil)).onHand).toBe(59);
  });

  test("a moment to come is refused, and so is a file without rows", async () => {
    expect(await bring("?asOf=2999-01-01T00:00:00Z", file(`${oil},${main},1,`))).toMatchObject({
      ...{ status: 422, code: "not-counted-yet" },
    });
    expect(await bring(`?asOf=${counted()}`, file())).toMatchObject({ status: 422, code: "empty-file" });
  });

  test.each([
    ["en", "There is no parts counter with this id."],
    ["ar", "لا يوجد فرع قطع غيار بهذا المعرّف."],
  ])("rows that are refused have a line, a field and a sentence in %s", async (lang, message) => {
    const wrong = file(`${oil},${main},1,`, `${oil},nowhere,1,`);
    const { status, code, refusedRows } = await bring(`?asOf=${counted()}&lang=${lang}`, wrong);
    expect([status, code]).toEqual([422, "rows-refused"]);
    expect(refusedRows).toEqual([
      { line: 3, fields: [{ path: "center", code: "unknown", value: "nowhere", message }] },
    ]);
    expect((await shelf(oil)).onHand).toBe(59);
  });

  test("a file that says to be larger than allowed, or is, is not read to its end", async () => {
    const large = "x".repeat(mostBytes + 1);
    expect(await bring(`?asOf=${counted()}`, large)).toMatchObject({ status: 413, code: "body-too-large" });
    let line = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const number = String(line++).padStart(10, "0");
        controller.enqueue(Buffer.from(line === 1 ? `${file()}\n` : `${number},${main},1,\n`));
      },
    });
    const endless = { method: "POST", body, duplex: "half", headers: { authorization: `Bearer ${secret}` } };
    const answer = await open.request(`/stock?asOf=${counted()}`, endless as RequestInit);
    expect(answer.status).toBe(413);
  });
});
