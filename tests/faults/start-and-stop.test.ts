import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postmasterOf, untilPostgresEnded } from "../factories/database/own-cluster.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";

const root = join(import.meta.dirname, "../..");
const newFolder = () => mkdtemp(join(tmpdir(), "marsa-start-"));
const readiness = async (address: string) => (await fetch(`${address}/readyz`)).status;

/** Runs the server where it is expected to end by itself. */
function runToItsEnd(environment: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: "0", MARSA_LOG: "silent", ...environment };
    const options = { cwd: root, env, timeout: 100_000 };
    execFile(process.execPath, [join(root, "server/main.ts")], options, (error, _, said) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, lines: said.trim().split("\n") });
    });
  });
}

describe("on a data folder of its own, open to the network and without a proxy", () => {
  let MARSA_DATA_DIR = "";
  let program: RunningProgram;
  const local = () => program.address.replace("0.0.0.0", "127.0.0.1");
  const isReady = () => readiness(local());
  beforeAll(async () => {
    MARSA_DATA_DIR = await newFolder();
    program = await startProgram({ MARSA_DATA_DIR, HOST: "0.0.0.0", MARSA_DEMO: "" });
  });
  afterAll(() => program.stop());

  test("it starts without demo and outbox, and says so", async () => {
    expect(program.output()).toMatch(/Demo {6}off/);
    expect(program.output()).toMatch(/Outbox {4}off/);
    expect((await fetch(`${local()}/dev/outbox`)).status).toBe(404);
    const centers = await fetch(`${local()}/api/v3/common/locations/services?brand=rimal`);
    expect(await centers.json()).toMatchObject({ data: [] });
  });

  test("a second start says so in one line and leaves; the first goes on", async () => {
    const second = await runToItsEnd({ MARSA_DATA_DIR });
    expect(second.code).toBe(1);
    expect(second.lines).toEqual([expect.stringContaining("already runs on the data folder")]);
    expect(await isReady()).toBe(200);
  });

  test("it brings PostgreSQL back after kill -9 of that", async () => {
    const killed = await postmasterOf(MARSA_DATA_DIR);
    process.kill(killed, "SIGKILL");
    await expect.poll(() => postmasterOf(MARSA_DATA_DIR)).not.toBe(killed);
    await expect.poll(isReady).toBe(200);
  });
});

describe("on a data folder that was used before", () => {
  let MARSA_DATA_DIR = "";
  beforeAll(async () => {
    MARSA_DATA_DIR = await newFolder();
  });
  const settings = () => ({ MARSA_DATA_DIR, MARSA_DEMO: "off" });

  test("it comes up again after kill -9 of the server; it stops on request, PostgreSQL too", async () => {
    await (await startProgram(settings())).kill();
    const again = await startProgram(settings());
    await expect.poll(() => readiness(again.address)).toBe(200);
    expect(await postmasterOf(MARSA_DATA_DIR)).toBeGreaterThan(1);
    expect(await again.stop()).toBe(0);
    await untilPostgresEnded(MARSA_DATA_DIR);
  });

  test("a chosen port that is taken ends the start with one line, before anything else is done", async () => {
    const MARSA_DATA_DIR = await newFolder();
    const other = createServer().listen(0, "localhost");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const refused = await runToItsEnd({ MARSA_DATA_DIR, PORT: String(port) });
    other.close();
    expect(refused).toMatchObject({ code: 1, lines: [expect.stringMatching(`Port ${port} is taken`)] });
    expect(await readdir(MARSA_DATA_DIR)).toEqual([]);
  });

  test.each(["203.0.113.1", "no-such-host.invalid"])("so does a host that is not ours: %s", async (HOST) => {
    const MARSA_DATA_DIR = await newFolder();
    const refused = await runToItsEnd({ MARSA_DATA_DIR, HOST, MARSA_DEMO: "off" });
    expect(refused).toMatchObject({ code: 1, lines: [expect.stringMatching(`HOST ${HOST} is no address`)] });
    expect(await readdir(MARSA_DATA_DIR)).toEqual([]);
  });
});

describe("without a terminal and without a name", () => {
  test("a fresh data folder gets no demo, and the start says how to get it; by its name it comes", async () => {
    const settings = { MARSA_DATA_DIR: await newFolder() };
    const first = await startProgram({ ...settings, MARSA_DEMO: "" });
    expect(first.output()).toMatch(/Demo {6}off: .*MARSA_DEMO=on/);
    expect((await fetch(`${first.address}/dev/authenticator`)).status).toBe(404);
    expect(await first.stop()).toBe(0);
    const named = await startProgram({ ...settings, MARSA_DEMO: "on" });
    expect(named.output()).toMatch(/Sign in {3}noora/);
    expect((await fetch(`${named.address}/dev/authenticator`)).status).toBe(200);
    expect(await named.stop()).toBe(0);
  });

  test("the demo where the public is served ends the start with one line, before the data folder is made", async () => {
    const MARSA_DATA_DIR = join(await newFolder(), "data");
    const refused = await runToItsEnd({
      MARSA_DATA_DIR,
      MARSA_DEMO: "on",
      MARSA_ORIGIN: "https://marsa.example",
    });
    expect(refused.code).toBe(1);
    expect(refused.lines).toEqual([expect.stringMatching(/MARSA_DEMO=on beside MARSA_ORIGIN/)]);
    await expect(access(MARSA_DATA_DIR)).rejects.toThrow("ENOENT");
  });
});

describe("a stop", () => {
  /** The first line of the answer to a request that was begun with `socket`. */
  const firstLine = async (socket: Socket) => (await text(socket)).split("\r\n", 1)[0];
  /** A request that the program has begun to read. */
  async function begin(port: number): Promise<Socket> {
    const socket = connect(port, "localhost");
    const lines = ["POST /api/v1/auth/refresh HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
    socket.write(`${[...lines, "Content-Length: 2", "Expect: 100-continue"].join("\r\n")}\r\n\r\n`);
    await once(socket, "data");
    return socket;
  }

  test("says first that it is not ready and serves on, then takes no connection and finishes what runs", async () => {
    const MARSA_DATA_DIR = await newFolder();
    const program = await startProgram({ MARSA_DATA_DIR, MARSA_DEMO: "off", MARSA_DRAIN_SECONDS: "300" });
    const statusOf = async (path: string) => (await fetch(program.address + path)).status;
    const port = Number(new URL(program.address).port);
    // As a terminal that is closed; what stops it after that asks by SIGTERM, as a service manager does.
    process.kill(program.pid, "SIGHUP");
    await expect.poll(() => statusOf("/readyz")).toBe(503);
    expect([await statusOf("/healthz"), await statusOf("/?lang=en")]).toEqual([200, 200]);
    const running = await begin(port);
    const ended = program.stop();
    await expect
      .poll(() =>
        fetch(`${program.address}/healthz`).then(
          () => "served",
          () => "refused",
        ),
      )
      .toBe("refused");
    running.write("{}");
    expect(await firstLine(running)).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(await ended).toBe(0);
    await untilPostgresEnded(MARSA_DATA_DIR);
  });
});

test("a request to stop that npm gets stops the program, too", async () => {
  const env = { ...process.env, PORT: "0", MARSA_DEMO: "off", MARSA_DATA_DIR: await newFolder() };
  const npm = spawn(process.execPath, [process.env.npm_execpath ?? "", "start"], { cwd: root, env });
  let output = "";
  npm.stdout.on("data", (piece) => (output += piece));
  await expect.poll(() => output, { timeout: 100_000 }).toMatch(/ready: http/);
  const [address = ""] = /http:\S+/.exec(output) ?? [];
  await expect.poll(() => readiness(address)).toBe(200);
  npm.kill("SIGTERM");
  const isAway = () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isAway, { timeout: 60_000 }).toBe(true);
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
