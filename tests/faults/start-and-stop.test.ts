import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { postmasterOf } from "../factories/database/own-cluster.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";

const root = join(import.meta.dirname, "../..");
const running: RunningProgram[] = [];
const newFolder = () => mkdtemp(join(tmpdir(), "marsa-start-"));

async function start(environment: Record<string, string>): Promise<RunningProgram> {
  const program = await startProgram(environment);
  running.push(program);
  return program;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
}, 20_000);

/** Runs the server where it is expected to end by itself. */
function runToItsEnd(environment: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, PORT: "0", MARSA_LOG: "silent", ...environment } };
    execFile(process.execPath, [join(root, "server/main.ts")], options, (error, _, said) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, lines: said.trim().split("\n") });
    });
  });
}

describe("on a data folder of its own", { timeout: 120_000 }, () => {
  test("a second start says so in one line and leaves; the first goes on", async () => {
    const MARSA_DATA_DIR = await newFolder();
    const first = await start({ MARSA_DATA_DIR });
    const second = await runToItsEnd({ MARSA_DATA_DIR });
    expect(second.code).toBe(1);
    expect(second.lines).toEqual([expect.stringContaining("already runs on the data folder")]);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  });

  test("a chosen port that is taken ends the start with one line, and nothing is left running", async () => {
    const other = createServer().listen(0, "localhost");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const MARSA_DATA_DIR = await newFolder();
    const refused = await runToItsEnd({ MARSA_DATA_DIR, PORT: String(port) });
    other.close();
    expect(refused).toMatchObject({ code: 1, lines: [expect.stringMatching(`Port ${port} is taken`)] });
    const again = await start({ MARSA_DATA_DIR });
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
  });

  test("without a proxy and open to the network it starts without demo and outbox, and says so", async () => {
    const program = await start({ MARSA_DATA_DIR: await newFolder(), HOST: "0.0.0.0" });
    expect(program.output()).toMatch(/Demo {6}off/);
    expect(program.output()).toMatch(/Outbox {4}off/);
    const local = program.address.replace("0.0.0.0", "127.0.0.1");
    expect((await fetch(`${local}/dev/outbox`)).status).toBe(404);
    const centers = await fetch(`${local}/api/v3/common/locations/services?brand=rimal`);
    expect(await centers.json()).toMatchObject({ data: [] });
  });

  test("it comes up again after kill -9 of the server", async () => {
    const MARSA_DATA_DIR = await newFolder();
    await (await startProgram({ MARSA_DATA_DIR })).kill();
    const again = await start({ MARSA_DATA_DIR });
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
  });

  test("it brings PostgreSQL back after kill -9 of that", async () => {
    const MARSA_DATA_DIR = await newFolder();
    const program = await start({ MARSA_DATA_DIR });
    process.kill(await postmasterOf(MARSA_DATA_DIR), "SIGKILL");
    await expect.poll(() => statusOf(program), { timeout: 20_000, interval: 50 }).toBe(503);
    await expect.poll(() => statusOf(program), { timeout: 20_000, interval: 200 }).toBe(200);
  });

  test("it stops on request, PostgreSQL too", async () => {
    const MARSA_DATA_DIR = await newFolder();
    const program = await startProgram({ MARSA_DATA_DIR });
    expect(await postmasterOf(MARSA_DATA_DIR)).toBeGreaterThan(1);
    expect(await program.stop()).toBe(0);
    // PostgreSQL takes its note away when it has shut down in order.
    await expect(postmasterOf(MARSA_DATA_DIR)).rejects.toThrow("ENOENT");
  });
});

test("a wrong value ends the start with one line that names it", async () => {
  const ended = await runToItsEnd({ MARSA_CLOCK: "soon" });
  expect(ended.code).toBe(1);
  expect(ended.lines).toEqual([expect.stringContaining("MARSA_CLOCK must be an ISO instant")]);
});

test("so does a file of choices that is not there", async () => {
  const ended = await runToItsEnd({ MARSA_CONFIG: "nowhere.config.ts" });
  expect(ended.code).toBe(1);
  expect(ended.lines).toEqual([expect.stringMatching(/nowhere\.config\.ts cannot be read/)]);
});

async function statusOf(program: RunningProgram): Promise<number> {
  const answer = await fetch(`${program.address}/readyz`).catch((cause) => {
    throw new Error(`the program is gone: ${program.output()}`, { cause });
  });
  return answer.status;
}
