import type { Finding, Step } from "./steps.ts";

/** How many passed, and the names of what failed. */
export interface Count {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Runs the steps one after the other, writes a line for each with its time, and what it found. */
export async function runSteps(
  steps: readonly Step[],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Count> {
  const failed: string[] = [];
  for (const { name, run } of steps) {
    const start = performance.now();
    const { errors, warnings = [] } = await run().catch(
      (error: unknown): Finding => ({ errors: [error instanceof Error ? error.message : String(error)] }),
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    write(`${errors.length === 0 ? "ok  " : "FAIL"}  ${name.padEnd(16)} ${seconds.padStart(6)} s\n`);
    for (const line of warnings) write(`      warning: ${line}\n`);
    for (const line of errors) write(`      ${line}\n`);
    if (errors.length > 0) failed.push(name);
  }
  if (failed.length > 0) write(`Failed checks: ${failed.join(", ")}\n`);
  return { passed: steps.length - failed.length, failures: failed };
}
