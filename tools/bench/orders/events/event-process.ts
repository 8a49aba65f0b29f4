import { FakeCompany } from "#app/features/payments/server/gateways/fake-companies-examples.ts";
import { tapAnswer } from "#app/features/payments/server/gateways/fake-shapes-examples.ts";
import { numbersFrom } from "../../../../tests/factories/random-numbers.ts";

/* A process of its own with a gateway of its own, which plays sequences until there are none left. */

const company = new FakeCompany(tapAnswer);
// Read by the configuration, which is loaded after it.
process.env.MARSA_BENCH_GATEWAY = await company.start();
const { connectDatabase } = await import("#app/platform/database.server.ts");
const { startJobs, stopJobs } = await import("#app/platform/jobs.server.ts");
const { loadSecret } = await import("#app/platform/secrets.server.ts");
const { BankSide } = await import("./bank-side.ts");
const { PlayedOrder } = await import("./played-order.ts");
const { sequenceOf } = await import("./sequences.ts");

const [url = "", from = "0", until = "0", ...given] = process.argv.slice(2);
const customers = given.slice(0, given.indexOf("--"));
const parts = given.slice(given.indexOf("--") + 1);
connectDatabase(url);
await loadSecret();
await startJobs(url, { work: false });
const bank = new BankSide(company);
let next = Number(from);
let steps = 0;
const wrong: string[] = [];

await Promise.all(customers.map(playUntilDone));
process.send?.({ steps, wrong });
await stopJobs(1_000);
process.exit();

async function playUntilDone(customerId: string, place: number): Promise<void> {
  for (let seed = next++; seed < Number(until); seed = next++) {
    const random = numbersFrom(seed);
    const sequence = sequenceOf(random);
    steps += sequence.length;
    const order = new PlayedOrder(bank, random, customerId, parts[place % parts.length] ?? "");
    const problem = await order.play(sequence).catch(({ message }: Error) => `broke: ${message}`);
    if (problem !== undefined) wrong.push(`sequence ${seed}: ${problem} in ${JSON.stringify(sequence)}`);
    if (seed % 250 === 0) process.send?.({ played: seed });
  }
}
