import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

// The private files of a test file's database, and of the programs that it starts.
const folder = mkdtempSync(join(tmpdir(), "marsa-test-files-"));
process.env.MARSA_FILES_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
