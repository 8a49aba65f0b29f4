import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { bulkLoad, copyRow } from "./bulk-load.server.ts";
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
