import { loadSecret } from "#app/platform/secrets.server.ts";
import type { BookingKind } from "../../tests/load/contention/booking-kind.ts";
import { contend, type RoundAnswer } from "../../tests/load/contention/contend.ts";
import { driveBookings } from "../../tests/load/contention/drive-bookings.ts";
import { serviceBookings } from "../../tests/load/contention/service-bookings.ts";
import { withTwoProcesses } from "./support/two-processes.ts";

const attempts = Number(process.env.MARSA_ATTEMPTS ?? 100_000);
const crowds = [2, 4, 8, 16, 32, 64];
/** A history stays short enough to be checked, and no hold comes to its end by itself. */
const attemptsARound = 2_000;

/**
 * Slots, holds, edits and cancels of service appointments and of test drives by 2 to 64 clients of two processes (goal:
 * nothing oversold, leaked or impossible, no 5xx).
 */
export async function bench(): Promise<void> {
  await withTwoProcesses("contention", async (addresses) => {
    await loadSecret();
    for (const kind of [serviceBookings, driveBookings]) {
      await kind.makeScarce();
      await contendInRounds(kind, addresses);
    }
  });
}

async function contendInRounds(kind: BookingKind, addresses: readonly string[]): Promise<void> {
  let [wrong, made, lost] = [0, 0, 0];
  for (let round = 0; made < attempts; round += 1) {
    const clients = crowds[round % crowds.length] ?? 2;
    const few = Math.min(attemptsARound, Math.ceil(attempts / crowds.length));
    const started = performance.now();
    const answer = await contend(kind, addresses, { clients, attempts: few, seed: round });
    made += answer.attempts;
    lost += answer.lost;
    const expected = Math.min(kind.capacity, clients);
    const rate = (answer.attempts / (performance.now() - started)) * 1000;
    process.stdout.write(
      `${kind.name}, ${made} attempts; ${clients} clients at ${rate.toFixed(0)}/s: ${answer.winners} of ${expected} won, ` +
        `${answer.lost} lost, ${answer.leaked} leaked, ${answer.unexpected.length} unexpected, ${answer.impossible.length} impossible\n`,
    );
    if (isRight(answer, expected)) continue;
    wrong += 1;
    process.stdout.write(`${JSON.stringify(answer).slice(0, 2_000)}\n`);
  }
  process.stdout.write(
    `${kind.name}: ${made} attempts, ${lost} lost to others, ${wrong} rounds with something wrong\n`,
  );
  if (wrong > 0) process.exitCode = 1;
}

function isRight({ winners, leaked, unexpected, impossible }: RoundAnswer, expected: number): boolean {
  return winners === expected && leaked === 0 && unexpected.length === 0 && impossible.length === 0;
}
