import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, runProgram } from "./program.ts";

// `npm run clocks [name ...]`: the unit, component, database and HTTP tests, once at each of these moments. For nights.
// All are of Qatar, whose days begin at 21:00 UTC. An hour strikes while the longest tests run, and takes a time away.
const hours = [0, 2, 6, 9, 12, 15, 20, 23];
const moments: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(hours.map((hour) => [`${hour}h`, () => `${today()}T${two(hour)}:59:00+03:00`])),
  "month-end": () => "2027-01-31T23:30:00+03:00",
  "ramadan-end": () => "2027-03-08T21:00:00+03:00",
  "february-end": () => "2027-02-28T02:00:00+03:00",
  "leap-day": () => "2028-02-29T12:00:00+03:00",
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(moments, name));
if (unknown.length > 0) {
  process.stderr.write(
    `no moment is called ${unknown.join(", ")}; there are ${Object.keys(moments).join(", ")}\n`,
  );
  process.exit(1);
}
const failed: string[] = [];
for (const [name, moment] of Object.entries(moments)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n# ${name}: ${moment()}\n`);
  if (!(await passesAt(moment()))) failed.push(name);
}
process.stdout.write(
  failed.length === 0 ? "\ngreen at every moment\n" : `\nfailed at: ${failed.join(", ")}\n`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function passesAt(moment: string): Promise<boolean> {
  const shift = pathToFileURL(join(root, "tools/test/shifted-clock.mjs")).href;
  const { code } = await runProgram(process.execPath, ["tools/test.ts", "--only", "process"], {
    show: true,
    env: {
      MARSA_TEST_CLOCK_OFFSET_MS: String(Date.parse(moment) - Date.now()),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${shift}`.trim(),
    },
  });
  return code === 0;
}

function today(): string {
  return new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
}

function two(hour: number): string {
  return String(hour).padStart(2, "0");
}
