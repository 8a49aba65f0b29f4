import { afterAll, beforeAll } from "vitest";
import { testDatabase } from "../database/test-database.ts";
import { type RunningProgram, startProgram } from "./running-program.ts";

/**
 * A program of its own on a database of its own with the demo, for the tests of a file or of a block. Its address is there once they
 * run, and the database is the one of `database()`.
 */
export function testProgram(settings: Readonly<Record<string, string>> = {}): { readonly address: string } {
  const { url } = testDatabase({ jobs: false, demo: true });
  let program: RunningProgram | undefined;
  beforeAll(async () => {
    program = await startProgram({ DATABASE_URL: url, ...settings });
  });
  afterAll(() => program?.stop());
  return {
    get address() {
      return program?.address ?? "";
    },
  };
}
