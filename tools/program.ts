import { spawn } from "node:child_process";
import { join } from "node:path";

/** The folder of the repository. */
export const root = join(import.meta.dirname, "..");

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Prints what the program prints, as it comes. */
  readonly show?: boolean;
  /** What the program reads. */
  readonly input?: string;
}

/** Runs a program of node_modules/.bin (or a path) and keeps what it printed, both streams in their order. */
export function runProgram(
  program: string,
  options: readonly string[],
  { cwd = root, env = {}, show = false, input = "" }: ProgramOptions = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program.includes("/") ? program : join(root, "node_modules/.bin", program), options, {
      cwd,
      stdio: "pipe",
      env: { ...process.env, ...env },
    });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (piece: Buffer) => {
        pieces.push(piece);
        if (show) process.stdout.write(piece);
      });
    }
    child.on("error", reject);
    // A program that ends without reading all of its input has said enough by its code.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString("utf8") }));
  });
}
