import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { succeed } from "#app/lib/result.ts";
import { heicCard } from "../../../../tests/factories/documents/heic-files.ts";
import { confident } from "../rules/reading/reading.ts";
import { ReaderPool } from "./reader-pool.server.ts";
import { ReaderProcess } from "./reader-process.server.ts";
import { makePages, readPages } from "./reading.server.ts";

// The engines load, and the machine may be busy.
const timeout = 240_000;

const enough = { processorMs: 60_000, elapsedMs: 200_000 };

const rows = [
  ["Plate No", "99807"],
  ["Owner", "SALEH JASSIM AL DANA"],
  ["Model", "KHOR LX"],
  ["Chassis No", "1M8GDM9AXKP042788"],
  ["Expiry Date", "07/06/2028"],
] as const;
const lines = rows.map(([label, value], place) => {
  const y = 100 + place * 90;
  return `<text x="40" y="${y}" font-size="34">${label}</text><text x="340" y="${y}" font-size="38">${value}</text>`;
});
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638" font-family="sans-serif"><rect width="1012" height="638" fill="#eef"/>${lines.join("")}</svg>`;

test("a card on its side is read, and each field's box stands on its value", { timeout }, async () => {
  const turned = await sharp(await sharp(Buffer.from(card)).png().toBuffer())
    .rotate(90)
    .jpeg()
    .toBuffer();
  const made = await makePages(turned, "jpeg", "a");
  if (!made.ok) throw new Error(made.code);
  const pages = made.value.map(({ bytes }) => bytes);
  const reading = await readPages(async () => pages, "vehicle-registration", "a");
  const values = Object.fromEntries(reading.fields.map(({ key, value }) => [key, value]));
  expect(values).toMatchObject({ plate: "99807", expiry: "2028-06-07" });
  expect(reading.text).toMatch(/Chassis/);
  // Turned clockwise, the first row stands at the end where Latin lines end, and values below their labels.
  const plate = reading.fields.find(({ key }) => key === "plate")?.box;
  expect(plate?.page).toBe(0);
  expect(plate?.x).toBeGreaterThan(0.75);
  expect(plate?.y).toBeGreaterThan(0.25);
  expect(plate?.height).toBeGreaterThan(plate?.width ?? 1);
});

test("a card that a hand moved is read, and nothing of it is sure", { timeout }, async () => {
  const row = Array.from({ length: 9 }, () => 1);
  const none = row.map(() => 0);
  const moved = await sharp(await sharp(Buffer.from(card)).png().toBuffer())
    .removeAlpha()
    .convolve({ width: 9, height: 3, kernel: [...none, ...row, ...none], scale: 9 })
    .jpeg()
    .toBuffer();
  const made = await makePages(moved, "jpeg", "a");
  if (!made.ok) throw new Error(made.code);
  const pages = made.value.map(({ bytes }) => bytes);
  const { fields } = await readPages(async () => pages, "vehicle-registration", "a");
  const values = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
  expect(values).toMatchObject({ plate: "99807", expiry: "2028-06-07" });
  expect(fields.filter(({ confidence }) => confidence >= confident)).toEqual([]);
});

test("a card in a HEIC photo is read", { timeout }, async () => {
  const made = await makePages(heicCard(), "heic", "a");
  if (!made.ok) throw new Error(made.code);
  const { fields } = await readPages(
    async () => made.value.map(({ bytes }) => bytes),
    "vehicle-registration",
    "a",
  );
  const values = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
  expect(values).toMatchObject({
    ...{ plate: "482915", vin: "RMLHJR4K7R1004821", expiry: "2027-01-20" },
    modelYear: "2024",
  });
});

test("a reader that takes too long is ended, and the next job gets a new one", { timeout }, async () => {
  const pool = new ReaderPool({ atOnce: 1, mostWaiting: 5 });
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const job = { does: "make-pages", file: picture, kind: "png" } as const;
  const limits = { processorMs: 60_000, elapsedMs: 1 };
  await expect(pool.run(async () => ({ job, limits }))).rejects.toMatchObject({
    name: "ReaderFailed",
    reason: "time",
  });
  expect(await pool.run(async () => ({ job, limits: enough }))).toMatchObject({
    does: "make-pages",
    outcome: { ok: true },
  });
});

test("a reader that uses too much of a processor is ended", { timeout }, async () => {
  const pool = new ReaderPool({ atOnce: 1, mostWaiting: 5 });
  const page = await sharp(Buffer.from(card)).webp().toBuffer();
  const job = { does: "read", pages: [page], type: "other", today: "2026-11-23" } as const;
  const run = pool.run(async () => ({ job, limits: { processorMs: 100, elapsedMs: 200_000 } }));
  if (process.platform === "linux") await expect(run).rejects.toMatchObject({ reason: "time" });
  else expect(await run).toMatchObject({ does: "read" });
});

test("a reader that cannot be started fails by itself, not by its job", { timeout }, async () => {
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  const reader = new ReaderProcess();
  process.execPath = execPath;
  const job = { does: "make-pages", file: Buffer.from("no picture"), kind: "png" } as const;
  await expect(reader.run(job, enough)).rejects.toMatchObject({ reason: "not-started" });
});

/** Readings that read nothing; what they are given to do is noted. */
function readerThatNotes(order: string[]) {
  return vi.spyOn(ReaderProcess.prototype, "run").mockImplementation(async (job) => {
    order.push(job.does);
    return job.does === "read"
      ? { does: job.does, reading: { type: job.type, fields: [], text: "" } }
      : { does: job.does, outcome: succeed([]) };
  });
}

test("pages of a new document come before readings, whose pages are loaded when it is their turn", async () => {
  const order: string[] = [];
  const run = readerThatNotes(order);
  const load = async () => {
    order.push("load");
    return [];
  };
  await Promise.all([
    readPages(load, "other", "a"),
    readPages(load, "other", "a"),
    makePages(Buffer.from(""), "png", "a"),
  ]);
  expect(order).toEqual(["load", "read", "make-pages", "load", "read"]);
  run.mockRestore();
});

test("a customer with forty documents does not make the next one wait for them", async () => {
  const order: string[] = [];
  const run = readerThatNotes([]);
  const read = (customer: string) =>
    readPages(
      async () => {
        order.push(customer);
        return [];
      },
      "other",
      customer,
    );
  await Promise.all([...Array.from({ length: 40 }, () => read("a")), read("b"), read("c")]);
  // The first begins at once, and then each customer has one turn.
  expect(order.slice(0, 4)).toEqual(["a", "a", "b", "c"]);
  expect(order).toHaveLength(42);
  run.mockRestore();
});

test.each([
  ["lowest", 19],
  // Of this process, which may itself have a low one.
  ["usual", getPriority()],
] as const)("a reader of the %s priority", async (priority, niceness) => {
  const reader = new ReaderProcess(priority);
  const job = { does: "make-pages", file: Buffer.from("no picture"), kind: "png" } as const;
  await reader.run(job, enough);
  if (process.platform === "linux") expect(getPriority(reader.pid)).toBe(niceness);
  reader.end();
});

test("a reader knows nothing of ours: no secret is in its environment", { timeout }, async () => {
  process.env.MARSA_SECRET_CANARY = "canary-8812";
  const reader = new ReaderProcess();
  const file = Buffer.from("no picture");
  await reader.run({ does: "make-pages", file, kind: "png" }, enough);
  const environment = process.platform === "linux" ? readFileSync(`/proc/${reader.pid}/environ`, "utf8") : "";
  reader.end();
  delete process.env.MARSA_SECRET_CANARY;
  expect(environment).not.toMatch(/canary|MARSA/);
});
