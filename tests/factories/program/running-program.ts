import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The program as a process of its own, as its users run it. */
export interface RunningProgram {
  readonly address: string;
  readonly pid: number;
  /** What it printed so far. */
  output(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Stops it and answers its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the server of the built site on any free port and waits until it says that it is ready. The limit is for one that
 * never will be: a first start with the demo takes a minute on a machine that is busy with other tests.
 */
export async function startProgram(
  environment: Record<string, string>,
  limitMs = 240_000,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [join(root, "server/main.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: "0",
      NODE_ENV: "production",
      MARSA_LOG: "silent",
      MARSA_DEMO: process.env.MARSA_DEMO ?? "on",
      MARSA_DEMO_YEAR: "off",
      MARSA_DRAIN_SECONDS: "0",
      // As `npm start` does: what Node has compiled once it need not compile at the next start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/node"),
      ...environment,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = await addressFrom(child, () => output, limitMs);
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function addressFrom(child: ChildProcess, output: () => string, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill("SIGKILL");
      reject(new Error(`the program ${why}:\n${output().slice(-2000)}`));
    };
    const timer = setTimeout(() => fail(`was not ready after ${limitMs} ms`), limitMs);
    const onExit = (code: number | null) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    };
    child.once("exit", onExit);
    child.stdout?.on("data", () => {
      const [, address] = /Marsa is ready: (\S+)/.exec(output()) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      child.off("exit", onExit);
      resolve(address);
    });
  });
}
