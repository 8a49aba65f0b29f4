import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenedDatabase, openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { smallCatalogue, smallPrices } from "../../tests/factories/parts/small-catalogue.ts";
import { aces, app, rearPads, xmlMapping } from "../../tests/factories/parts/xml-files.ts";
import { runProgram } from "../program.ts";

const prices = smallPrices(new Date());
let folder: string;
let running: OpenedDatabase;
const run = (...words: string[]) =>
  runProgram(process.execPath, ["tools/run.mjs", "parts:import", ...words], {
    env: { MARSA_DATA_DIR: join(folder, "data"), DATABASE_URL: "" },
  });
async function fileOf(name: string, text: string) {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-parts-"));
  // As a program that serves from the folder holds it.
  running = await openDatabase({ url: undefined, dataDir: join(folder, "data") });
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

test("beside a running program files are taken in through its database, and refused in sentences", async () => {
  const catalogue = await fileOf("c.jsonl", smallCatalogue.map((one) => JSON.stringify(one)).join("\n"));
  expect(await run(catalogue)).toMatchObject({ code: 0, output: expect.stringContaining("Taken in") });
  expect(await run(await fileOf("p.csv", prices))).toMatchObject({ code: 0 });

  const tape = prices.replace(",16000,", ",160,");
  const { output } = await run(await fileOf("q.csv", tape), "--dry");
  expect(output).toContain(
    "line 6, 0888080001, retail from 2026-01-01: QAR 160.00 becomes QAR 1.60, TENFOLD",
  );
  expect(output).toContain("Nothing was changed: a dry run");

  const wrong = await run(await fileOf("w.csv", prices.replace(",16000,", ",160.00,")));
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('line 6, original_price "160.00": An amount is whole dirhams');

  const unknown = await run(await fileOf("u.csv", prices.replace("0888080001", "15l0ll20l0")), "--dry");
  expect(unknown.output).toContain(
    'Warning: line 6, part_number "15L0LL20L0": No such part is in the catalog yet.',
  );

  const mapping = await fileOf("m.json", JSON.stringify(xmlMapping));
  const cut = aces([app(rearPads("20201"))]).replace(
    "<Footer/>",
    "<Footer><RecordCount>500</RecordCount></Footer>",
  );
  const refused = await run(await fileOf("a.xml", cut), "--mapping", mapping);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain("Not taken in: count-differs. The file counts other records");
});

test("a file that is not there is said in one line", async () => {
  const { code, output } = await run(join(folder, "none.csv"));
  expect(code).toBe(1);
  expect(output.split("\n").filter((line) => /none\.csv/.test(line))).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
});

test.each([
  ["that is not there", (name: string) => Promise.resolve(join(folder, name)), /none\.json cannot be read/],
  ["that is a folder", () => Promise.resolve(folder), /cannot be read/],
  ["that is empty", (name: string) => fileOf(name, ""), /file: This is not valid JSON\./],
  ["that is no JSON", (name: string) => fileOf(name, "no mapping"), /file: This is not valid JSON\./],
  [
    "of another shape",
    (name: string) => fileOf(name, '{"models":{}}'),
    /models: A mapping has no such field\./,
  ],
])("a mapping %s is said in one line", async (_, made, sentence) => {
  const mapping = await made("none.json");
  const { code, output } = await run(await fileOf("x.xml", aces([])), "--mapping", mapping, "--dry");
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  await rm(join(folder, "none.json"), { force: true });
});

test("a file whose name ends in capitals is read like one in small letters", async () => {
  const shouted = await fileOf("TAPE.CSV", prices);
  expect((await run(shouted, "--dry")).output).toMatch(/^price /m);
  expect((await run(await fileOf("X.XML", aces([])), "--dry")).output).toContain("--mapping <file.json>");
  expect((await run(shouted, "--as-of", "2026-11-26T06:00:00+03:00")).output).not.toContain("--mapping");
});
