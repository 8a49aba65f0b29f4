import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, vi } from "vitest";

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
