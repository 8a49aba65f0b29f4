import { subscribe } from "node:diagnostics_channel";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, vi } from "vitest";
import {
  deedNow,
  isWithinTransaction,
  secondConnections,
} from "#app/platform/transactions/open-transaction.server.ts";

// Files of tests follow one another in a process. Each begins with an empty folder for the private files of its database
// and of the programs that it starts, and leaves its process as it was.
process.env.MARSA_FILES_DIR ??= mkdtempSync(join(process.env.MARSA_TEST_FILES ?? tmpdir(), "process-"));
const folder = process.env.MARSA_FILES_DIR;
mkdirSync(folder, { recursive: true });
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/*
 * What a deed may not do while its transaction is open fails its test, also where the error was caught: take a second connection, or
 * call another system. All calls of a process go through these channels, those to PostgreSQL when a connection is opened.
 */
const callsOut: string[] = [];
for (const channel of ["undici:request:create", "http.client.request.start", "net.client.socket"])
  subscribe(channel, () => {
    if (isWithinTransaction()) callsOut.push(`a call outside inside a transaction, in ${deedNow()}`);
  });
afterEach(() => {
  const done = [...secondConnections.splice(0).map(({ message }) => message), ...callsOut.splice(0)];
  if (done.length > 0) throw new Error(done.join("\n"));
});
