import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveForTest } from "../../tests/factories/program/file-host.ts";
import { MovedFiles } from "./moved-files.ts";

let root = "";
let host: MovedFiles;
let site: Awaited<ReturnType<typeof serveForTest>>;
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), "marsa-moved-")), "demo");
  await mkdir(join(root, "files/inspections"), { recursive: true });
  await writeFile(join(root, "files/inspections/car.pdf"), "%PDF-1.7");
  host = new MovedFiles(root);
  site = await serveForTest(host);
});
afterAll(async () => {
  site.end();
  await rm(dirname(root), { recursive: true });
});

test.each([
  ["/documents/demo/inspections/car.pdf", "/files/demo/inspections/car.pdf"],
  ["/documents/demo/inspections/car.0a1b2c3d.pdf?lang=ar", "/files/demo/inspections/car.0a1b2c3d.pdf"],
])("%s leads permanently to %s", async (former, present) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await site.send(former, {}, method);
    expect([status, headers.location]).toEqual([301, present]);
  }
});

test("a file that never was leads nowhere, and no other method is answered", async () => {
  expect((await site.send("/documents/demo/inspections/none.pdf")).status).toBe(404);
  expect((await site.send("/documents/other/inspections/car.pdf")).status).toBe(404);
  expect((await site.send("/documents/demo/inspections/car.pdf", {}, "POST")).status).toBe(405);
});

test.each(["/documents", "/documents?lang=ar", "/documents/", "/documents/qid", "/documents/qid.pdf"])(
  "%s belongs to the site",
  (path) => expect(host.isFor(path)).toBe(false),
);
