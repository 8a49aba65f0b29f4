import type { Finding, Step } from "./steps.ts";

/** How many passed, and the names of what failed. */
export interface Count {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** As many steps at a time as two cores can serve. */
const atOnce = 2;

/** Runs the steps, writes a line for each that has ended with its time, and what it found. */
export async function runSteps(
  steps: readonly Step[],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Count> {
  const failures: string[] = [];
  const left = steps.values();
  const work = async () => {
    for (const step of left) if (!(await passes(step, write))) failures.push(step.name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) write(`Failed checks: ${failures.join(", ")}\n`);
  return { passed: steps.length - failures.length, failures };
}

async function passes({ name, run }: Step, write: (text: string) => void): Promise<boolean> {
  const start = performance.now();
  const { errors, warnings = [] } = await run().catch(
    (error: unknown): Finding => ({ errors: [error instanceof Error ? error.message : String(error)] }),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const lines = [
    `${errors.length === 0 ? "ok  " : "FAIL"}  ${name.padEnd(19)} ${seconds.padStart(6)} s`,
    ...warnings.map((line) => `      warning: ${line}`),
    ...errors.map((line) => `      ${line}`),
  ];
  write(`${lines.join("\n")}\n`);
  return errors.length === 0;
}
