import { loadSecret } from "#app/platform/secrets.server.ts";
import { capacity, contend, makeScarce } from "../../tests/load/contention.ts";
import { withTwoProcesses } from "./support/two-processes.ts";

const attempts = Number(process.env.MARSA_ATTEMPTS ?? 100_000);
const crowds = [2, 4, 8, 16, 32, 64];
/** A history stays short enough to be checked, and no hold comes to its end by itself. */
const attemptsARound = 2_000;

/** Slots, holds, edits and cancels by 2 to 64 clients of two processes (goal: nothing oversold, leaked or impossible, no 5xx). */
export async function bench(): Promise<void> {
  await withTwoProcesses("contention", async (addresses) => {
    await loadSecret();
    await makeScarce();
    await contendInRounds(addresses);
  });
}

async function contendInRounds(addresses: readonly string[]): Promise<void> {
  let wrong = 0;
  let made = 0;
  for (let round = 0; made < attempts; round += 1) {
    const clients = crowds[round % crowds.length] ?? 2;
    const few = Math.min(attemptsARound, Math.ceil(attempts / crowds.length));
    const started = performance.now();
    const answer = await contend(addresses, { clients, attempts: few, seed: round });
    made += answer.attempts;
    const expected = Math.min(capacity, clients);
    const isRight =
      answer.winners === expected &&
      answer.leaked === 0 &&
      answer.unexpected.length === 0 &&
      answer.impossible.length === 0;
    if (!isRight) wrong += 1;
    const rate = (answer.attempts / (performance.now() - started)) * 1000;
    process.stdout.write(
      `${made} attempts; ${clients} clients at ${rate.toFixed(0)}/s: ${answer.winners} of ${expected} won, ` +
        `${answer.leaked} leaked, ${answer.unexpected.length} unexpected, ${answer.impossible.length} impossible\n`,
    );
    if (!isRight) process.stdout.write(`${JSON.stringify(answer).slice(0, 2_000)}\n`);
  }
  process.stdout.write(`${made} attempts: ${wrong} rounds with something wrong\n`);
  if (wrong > 0) process.exitCode = 1;
}
