import { officeDay } from "./day/office-day.ts";
import { withOffice } from "./office-programs.ts";
import { costOfStreams } from "./streams/cost-of-streams.ts";

const seconds = Number(process.env.MARSA_SECONDS ?? 60);

/**
 * Twelve members of staff and two hundred customers at once against two programs (goal: boards within 150 ms, none behind the
 * database for more than a second, no update lost, no hour sold twice, no 5xx), and what two hundred open streams cost the site.
 */
export async function bench(): Promise<void> {
  await withOffice(async (programs) => {
    const addresses = programs.map(({ address }) => address);
    const [first] = programs;
    const isCheap = first !== undefined && (await costOfStreams(first));
    const isRight = await officeDay(addresses, seconds);
    const errors = programs.flatMap(
      (program) => program.output().match(/"message":"(?:[^"\\]|\\.)*"/g) ?? [],
    );
    for (const [error, all] of Map.groupBy(errors, (message) => message))
      process.stdout.write(`${all.length} x ${error}\n`);
    if (!isCheap || !isRight) process.exitCode = 1;
  });
}
