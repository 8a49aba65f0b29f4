import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PdfUnavailable, PdfWriter } from "./pdf-writer.server.ts";

// Stands in for a compiler: answers what it read and which process it is, and fails where the text says so.
const program = `
const { json } = await import("node:stream/consumers");
const content = await json(process.stdin);
if (content.fails) process.exit(3);
if (content.hangs) await new Promise((resolve) => setTimeout(resolve, 600_000));
process.stdout.write(JSON.stringify({ content, process: process.pid }));`;
let folder = "";
let path = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-pdf-"));
  path = join(folder, "write.mjs");
  await writeFile(path, program);
});
afterAll(() => rm(folder, { recursive: true }));
const read = async (written: Promise<Buffer>) =>
  JSON.parse((await written).toString()) as { process: number };

test("a document is written once for requests of one moment, and for later ones", async () => {
  const writer = new PdfWriter(path, { mostCached: 2 });
  const [first, second] = await Promise.all([read(writer.pdf({ a: 1 })), read(writer.pdf({ a: 1 }))]);
  expect(first).toMatchObject({ content: { a: 1 } });
  expect(second.process).toBe(first.process);
  expect((await read(writer.pdf({ a: 1 }))).process).toBe(first.process);
});

test("other content is another document, and the oldest beyond the limit is written anew", async () => {
  const writer = new PdfWriter(path, { mostCached: 1 });
  const first = await read(writer.pdf({ a: 1 }));
  expect(await read(writer.pdf({ a: 2 }))).toMatchObject({ content: { a: 2 } });
  expect((await read(writer.pdf({ a: 1 }))).process).not.toBe(first.process);
});

test("a writer that fails is an error, and the next request tries again", async () => {
  const writer = new PdfWriter(path, { mostCached: 1 });
  await expect(writer.pdf({ fails: true })).rejects.toThrow("ended with 3");
  const again = writer.pdf({ fails: true });
  await expect(again).rejects.toThrow("ended with 3");
});

test("a document that takes too long, or that too many wait for, comes with a later request", async () => {
  const writer = new PdfWriter(path, { mostCached: 50, limitMs: 1 });
  const written = Array.from({ length: 43 }, (_, number) => writer.pdf({ number, hangs: true }));
  const outcomes = await Promise.allSettled(written);
  const reasons = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason);
  for (const reason of reasons) expect(reason).toBeInstanceOf(PdfUnavailable);
  expect(reasons.filter(({ message }) => message === "too many wait")).toHaveLength(2);
});
