import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { CalendarPart, PartAnswer } from "./support/slots-oracle-part.ts";

const calendars = Number(process.env.MARSA_CALENDARS ?? 1_000_000);
/** Where browsers and servers may stand: clocks that change, halves and quarters of hours, both sides of the date line. */
const zones = [
  ...["Asia/Qatar", "UTC", "America/New_York", "Pacific/Auckland"],
  ...["Asia/Kathmandu", "America/St_Johns", "Pacific/Apia", "Australia/Lord_Howe"],
];

/** Slots over a million generated calendars beside the slow and obvious way, in processes of eight zones (goal: 0 differ). */
export async function bench(): Promise<void> {
  const share = Math.ceil(calendars / zones.length);
  const waiting = zones.map((zone, place) => ({ zone, from: place * share, count: share }));
  const started = performance.now();
  let differences = 0;
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const { slots, grouped, difference } = await compare(part);
      if (difference !== undefined) differences += 1;
      process.stdout.write(
        `${part.zone}: ${part.count} calendars from ${part.from}, ${slots} slots, ${grouped} of them by day in the browser's way: ` +
          `${difference === undefined ? "0 differ" : JSON.stringify(difference)}\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    `${share * zones.length} calendars in ${seconds} s: ${differences} zones with a difference\n`,
  );
  if (differences > 0) process.exitCode = 1;
}

function compare({ zone, ...part }: CalendarPart & { zone: string }): Promise<PartAnswer> {
  // A thread would share its process's zone.
  const child = fork(join(import.meta.dirname, "slots-oracle-part.ts"), {
    env: { ...process.env, TZ: zone },
  });
  return new Promise((resolve, reject) => {
    child.once("message", (answer) => resolve(answer as PartAnswer));
    child.once("error", reject);
    child.once(
      "exit",
      (code) => code !== 0 && reject(new Error(`the process of ${zone} ended with ${code}`)),
    );
    child.send(part);
  });
}
