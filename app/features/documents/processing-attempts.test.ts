import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { processJobsAfter } from "../../../tests/factories/documents/queued-jobs.ts";
import { ReaderFailed, ReaderProcess } from "./reading/reader-process.server.ts";
import { withClaim } from "./server/processing/claim-document.server.ts";
import { processDocument } from "./server/processing/process-document.server.ts";
import { rejectUnread, saveProcessed } from "./server/processing/save-processed.server.ts";
import type { DocumentsTables } from "./tables.ts";

testDatabase();
const { get, upload } = documentsApiOnDemo();
const timeout = 240_000;
const minuteMs = 60_000;
let front: Buffer;
let back: Buffer;
beforeAll(async () => {
  front = await photo();
  back = await photo({ width: 200, height: 300 });
});
afterEach(() => vi.restoreAllMocks());

interface Shown {
  readonly state: string;
  readonly pageCount: number;
  readonly rejection: { readonly reason: string } | null;
}
const show = async (id: string) => (await get<Shown>(`/v3/documents/${id}`)).data;
const set = (id: string, values: object) =>
  database<DocumentsTables>().updateTable("documents.document").set(values).where("id", "=", id).execute();
const originals = async (id: string) => {
  const found: string[] = [];
  for await (const { key } of privateFiles.list(`originals/${id}/`)) found.push(key);
  return found;
};
/** Sends a signal to the readers of the next jobs, each while it works. */
const signalReaders = (signal: NodeJS.Signals, times: number) => {
  const { run } = ReaderProcess.prototype;
  const spy = vi.spyOn(ReaderProcess.prototype, "run");
  for (let time = 0; time < times; time += 1)
    spy.mockImplementationOnce(function (this: ReaderProcess, ...given) {
      const running = run.apply(this, given);
      process.kill(this.pid ?? 0, signal);
      return running;
    });
};

describe("a document whose reader is killed", () => {
  test("waits, and is processed by the next one", { timeout }, async () => {
    const id = await upload([front, back]);
    signalReaders("SIGKILL", 1);
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "scanning", rejection: null });
    expect(await originals(id)).toHaveLength(2);
    expect(await processJobsAfter(id, 4)).toBe(1);
    expect(await processJobsAfter(id, 5)).toBe(2);
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "processed", pageCount: 2 });
  });

  test("three times is rejected", { timeout }, async () => {
    const id = await upload([front]);
    signalReaders("SIGKILL", 3);
    const states: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      await processDocument(id);
      states.push((await show(id)).state);
    }
    expect(states).toEqual(["scanning", "scanning", "rejected"]);
    expect((await show(id)).rejection?.reason).toBe("unreadable");
  });

  test.each(["SIGTERM", "SIGINT"] as const)(
    "is not by %s, which is for the server",
    { timeout },
    async (signal) => {
      await processDocument(await upload([front]));
      const id = await upload([front]);
      signalReaders(signal, 1);
      await processDocument(id);
      expect((await show(id)).state).toBe("processed");
    },
  );

  test("because none can be started waits, however often", { timeout }, async () => {
    const id = await upload([front]);
    vi.spyOn(ReaderProcess.prototype, "run").mockRejectedValue(new ReaderFailed("not-started"));
    for (let time = 0; time < 4; time += 1) await processDocument(id);
    expect((await show(id)).state).toBe("scanning");
  });
});

describe("a document whose file is gone or was changed is rejected after three attempts", () => {
  test.each([
    ["gone", (id: string) => privateFiles.deleteAll(`originals/${id}/`)],
    [
      "changed",
      (id: string) => writeFile(join(process.env.MARSA_FILES_DIR ?? "", `originals/${id}/0-0`), "other"),
    ],
  ])("%s", { timeout }, async (_, harm) => {
    const id = await upload([front]);
    await harm(id);
    await processDocument(id);
    await processDocument(id);
    expect((await show(id)).state).toBe("scanning");
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "rejected", rejection: { reason: "unreadable" } });
  });
});

test("a process that has lost a document to another one neither saves nor releases it", {
  timeout,
}, async () => {
  const id = await upload([front]);
  await withClaim(id, async (lost) => {
    await set(id, { claimed_until: now() });
    await withClaim(id, async () => {
      await saveProcessed(lost, "clean", [{ page: 0, width: 1, height: 1 }]);
      await rejectUnread(lost, "unreadable");
      expect((await show(id)).state).toBe("scanning");
    });
  });
  await processDocument(id);
  expect((await show(id)).state).toBe("processed");
});

test("a document stays claimed while it waits for a reader", { timeout }, async () => {
  const id = await upload([front]);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const claimedUntil = async () =>
    (
      await database<DocumentsTables>()
        .selectFrom("documents.document")
        .select("claimed_until")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).claimed_until?.getTime() ?? 0;
  try {
    await withClaim(id, async () => {
      await set(id, { claimed_until: now() });
      vi.advanceTimersByTime(30_000);
      await expect.poll(claimedUntil).toBeGreaterThan(now().getTime() + minuteMs);
    });
    expect(await claimedUntil()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("two processes do not process one document at once; what a killed one left goes on", {
  timeout,
}, async () => {
  const id = await upload([front]);
  const claim = (claimed_until: Date) => set(id, { code: "scanning", claimed_until });
  await claim(new Date(now().getTime() + 60_000));
  await processDocument(id);
  expect((await show(id)).state).toBe("scanning");
  await claim(now());
  await processDocument(id);
  expect((await show(id)).state).toBe("processed");
});
