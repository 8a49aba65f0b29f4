import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import "#app/features/orders/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, databaseUrl } from "#app/platform/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { seedSmallShop } from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";
import { withEmptyDatabase } from "../support/empty-database.ts";
import { shopCustomers } from "./shop/shop-customers.ts";
import { expectSound } from "./shop/unsound.ts";

const sequences = Number(process.env.MARSA_SEQUENCES ?? 5_000);
const processes = 2;
const customersEach = 4;
const parts = [numbers.oilFilter, numbers.oil, numbers.padsAfter, numbers.padsBefore];
const config = join(import.meta.dirname, "../../../tests/fixtures/tap-shop/marsa.config.ts");

interface Report {
  readonly steps: number;
  readonly wrong: readonly string[];
}

/**
 * Sequences of what a gateway says of two attempts to pay one order, permuted and repeated, with time that runs out, stock that is
 * gone, cancellations and refunds in between; signed, through the inbox, which reads the gateway over HTTP. After each step
 * and in the end the order is paid once, what was taken and not given back is what it owes, and the shelves add up.
 */
export async function bench(): Promise<void> {
  await withEmptyDatabase(async () => {
    await loadSecret();
    await startJobs(databaseUrl(), { work: false });
    await seedSmallShop(now());
    const started = performance.now();
    const reports = await Promise.all(Array.from({ length: processes }, (_, place) => playIn(place)));
    const seconds = (performance.now() - started) / 1_000;
    const steps = reports.reduce((sum, report) => sum + report.steps, 0);
    const wrong = reports.flatMap((report) => report.wrong);
    for (const one of wrong.slice(0, 10)) process.stdout.write(`WRONG ${one}\n`);
    const isSound = await expectSound("in the end");
    process.stdout.write(
      `${sequences} sequences with ${steps} steps in ${seconds.toFixed(0)} s: ${wrong.length} went wrong, ` +
        `in the end all is ${isSound ? "sound" : "not sound"}; ${await outcomes()}\n`,
    );
    if (wrong.length > 0) process.exitCode = 1;
    await stopJobs(1_000);
  });
}

async function playIn(place: number): Promise<Report> {
  const customers = await shopCustomers(customersEach, place * customersEach);
  const share = Math.ceil(sequences / processes);
  const [from, until] = [place * share, Math.min(sequences, (place + 1) * share)];
  const words = [databaseUrl(), from, until, ...customers.map(({ id }) => id), "--", ...parts].map(String);
  const environment = { MARSA_CONFIG: config, MARSA_PAYMENT_SECRET: "sk_test_bench", MARSA_DEMO: "off" };
  const child = fork(join(import.meta.dirname, "events/event-process.ts"), words, {
    env: { ...process.env, ...environment },
  });
  child.on("exit", (code) => {
    if (code !== 0) process.exit(code ?? 1);
  });
  for (;;) {
    const [message] = (await once(child, "message")) as [Partial<Report> & { played?: number }];
    if (message.wrong !== undefined) return message as Report;
    if (message.played !== undefined) process.stdout.write(`sequence ${message.played} was played\n`);
  }
}

/** How many orders ended in which way: a bench in which nothing comes to pass proves nothing. */
async function outcomes(): Promise<string> {
  const { rows } = await sql<{ fulfilment: string; money: string; count: number }>`
    select fulfilment, money, count(*) from orders.order group by 1, 2 order by 3 desc`.execute(database());
  return rows.map(({ fulfilment, money, count }) => `${count} ${fulfilment}/${money}`).join(", ");
}
