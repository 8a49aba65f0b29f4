import { afterEach, expect, test } from "vitest";
import { type LateDatabase, lateDatabase } from "../factories/database/late-database.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { until } from "../factories/until.ts";

const { url } = testDatabase({ jobs: false });
let late: LateDatabase | undefined;
let program: RunningProgram | undefined;
afterEach(async () => {
  await program?.stop();
  late?.close();
});

test("a start whose database does not answer at first says so once, tries again and comes up", async () => {
  late = await lateDatabase(url, { silent: 2 });
  program = await startProgram({ DATABASE_URL: late.url, MARSA_DEMO: "off" });
  expect(program.output().match(/The database does not answer yet/g)).toHaveLength(1);
  expect(late.connections()).toBeGreaterThan(2);
  await untilReady(program);
});

test("a start on which one connection of four gets no answer, whichever step it is of, tries again and comes up", async () => {
  late = await lateDatabase(url, { silent: (connection) => connection % 4 === 0 });
  program = await startProgram({ DATABASE_URL: late.url, MARSA_DEMO: "off" });
  expect(program.output()).not.toMatch(/unhandled|at async|Error:/i);
  await untilReady(program);
});

function untilReady({ address }: RunningProgram): Promise<void> {
  return until(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200));
}
