import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { bulkLoad, copyRow, copyRows } from "./bulk-load.server.ts";
import { database } from "./database.server.ts";

testDatabase();
const db = () => database<unknown>();
const rows = async () =>
  (await sql`select * from public.loaded order by place`.execute(db())).rows as { text: string | null }[];

beforeAll(() => sql`create table public.loaded (place integer primary key, text text)`.execute(db()));

test("every sign of a text comes as it is, and null is no text", async () => {
  const texts = ["plain", "tab\tand\nlines\r\n", "back\\slash \\N \\.", "فلتر زيت 🚗", "", null];
  await bulkLoad(({ copy }) =>
    copy("public.loaded", texts.map((text, place) => copyRow([place, text])).join("")),
  );
  expect((await rows()).map(({ text }) => text)).toEqual(texts);
});

test("a load that fails, by its rows or by its own work, leaves nothing behind", async () => {
  const before = await rows();
  const twice = copyRow([100, "a"]) + copyRow([100, "b"]);
  await expect(bulkLoad(({ copy }) => copy("public.loaded", twice))).rejects.toMatchObject({ code: "23505" });
  const broken = bulkLoad(async ({ copy }) => {
    await copy("public.loaded", copyRow([101, "a"]));
    throw new Error("a bug");
  });
  await expect(broken).rejects.toThrow("a bug");
  expect(await rows()).toEqual(before);
});

test("statements see what was copied, and it is there for all when the load has ended", async () => {
  const count = await bulkLoad(async ({ copy, trx }) => {
    await copy("public.loaded", copyRow([200, "a"]) + copyRow([201, "b"]));
    const seen = await sql<{
      count: number;
    }>`select count(*) as count from public.loaded where place >= 200`.execute(trx);
    return seen.rows[0]?.count;
  });
  expect(count).toBe(2);
  expect((await rows()).slice(-2).map(({ text }) => text)).toEqual(["a", "b"]);
});

test("rows are written by the names of their columns: lists, objects, instants and nothing", async () => {
  await sql`create table public.mixed (note text, names text[], facts jsonb, at timestamptz, place integer)`.execute(
    db(),
  );
  const at = new Date("2026-11-19T08:00:00.120Z");
  const names = ["a,b", 'said "no"', "", "back\\slash", "tab\t", "{}", "فحص"];
  const some = { place: 1, at, facts: { deep: ["\n"] }, names, note: null };
  const many = Array.from({ length: 5_001 }, (_, place) => ({ ...some, place, names: [] }));
  await bulkLoad((load) => copyRows(load, "public.mixed", [some, ...many]));
  const { rows: written } =
    await sql`select * from public.mixed where place = 1 order by cardinality(names) desc`.execute(db());
  expect(written).toEqual([some, { ...some, names: [] }]);
  const { rows: counted } = await sql`select count(*)::int as count from public.mixed`.execute(db());
  expect(counted).toEqual([{ count: 5_002 }]);
});
