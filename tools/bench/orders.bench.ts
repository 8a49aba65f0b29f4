import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { sql } from "kysely";
import { importCustomer } from "#app/features/account/account.server.ts";
import { verifyBearer } from "#app/features/account/api.server.ts";
import { ordersApi } from "#app/features/orders/api.server.ts";
import { partsApi } from "#app/features/parts/api.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, databaseUrl } from "#app/platform/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { tokenOf } from "../../tests/factories/demo-api.ts";
import { bankSays, brokenShelves, seedSmallShop } from "../../tests/factories/orders/orders-api.ts";
import { withEmptyDatabase } from "./support/empty-database.ts";
import { figuresOf, printFigures } from "./support/figures.ts";

const clients = 8;
const seconds = Number(process.env.MARSA_SECONDS ?? 20);
/** Milliseconds of whole orders, and of each of their calls. */
interface Times {
  readonly orders: readonly number[];
  readonly calls: Readonly<Record<string, readonly number[]>>;
  readonly refused: number;
}

/**
 * Whole orders of eight calls (search, details, availability, add, cart, create-order, payment-request, confirmation) by eight
 * clients in a process of their own, without limits; the bank's news of the payment comes in between. Goal: 330 orders/s.
 */
export async function bench(): Promise<void> {
  await withEmptyDatabase(async () => {
    await startJobs(databaseUrl(), { work: false });
    await seedSmallShop(now());
    await sql`update orders.stock set counted = 10000000, on_hand = 10000000`.execute(database());
    const app = apiApp([partsApi, ordersApi], verifyBearer);
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address = `http://localhost:${(server.address() as AddressInfo).port}/v3`;
    const times = await timesOf(address, await customers());
    printTimes(times);
    const broken = await brokenShelves();
    if (broken.length > 0 || times.refused > 0) process.exitCode = 1;
    process.stdout.write(`${times.refused} refused, ${broken.length} shelves that do not add up\n`);
    server.closeAllConnections();
    server.close();
    await stopJobs(1_000);
  });
}

async function customers(): Promise<string[]> {
  const tokens: string[] = [];
  for (let place = 0; place < clients; place += 1) {
    const id = `01976f00-0000-7000-8000-0000000010${String(place).padStart(2, "0")}`;
    const person = { ...noora, id, email: `bench-${place}@example.qa`, phone: `5599${1000 + place}` };
    await importCustomer(person, now());
    tokens.push(await tokenOf(person, now()));
  }
  return tokens;
}

async function timesOf(address: string, tokens: readonly string[]): Promise<Times> {
  const child: ChildProcess = fork(join(import.meta.dirname, "support/order-clients.ts"));
  await once(child, "message");
  const settle = async ({ attemptId }: { attemptId?: string }) => {
    if (attemptId === undefined) return;
    await bankSays(attemptId, "captured");
    child.send({ settled: attemptId });
  };
  child.on("message", (message: { attemptId?: string }) => void settle(message));
  child.send({ address, tokens, seconds });
  for (;;) {
    const [message] = (await once(child, "message")) as [Partial<Times>];
    if (message.orders !== undefined) return message as Times;
  }
}

function printTimes({ orders, calls }: Times): void {
  printFigures(
    "an order of eight calls",
    figuresOf(orders),
    `${(orders.length / seconds).toFixed(0)} orders/s`,
  );
  for (const [what, times] of Object.entries(calls))
    printFigures(`  ${what}`, figuresOf(times), `${times.length} calls`);
}
