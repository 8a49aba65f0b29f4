import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { main } from "../../../tests/factories/orders/orders-api.ts";
import { numbersFrom } from "../../../tests/factories/random-numbers.ts";
import { ArmedKill, steps } from "./kills/armed-kill.ts";
import { type Answered, StubbornBuyer } from "./kills/stubborn-buyer.ts";
import { settleAll } from "./shop/settle-all.ts";
import { shopCustomers } from "./shop/shop-customers.ts";
import { withShop } from "./shop/shop-programs.ts";
import { makeAvailable, partsAt } from "./shop/shop-shelves.ts";
import { expectSound } from "./shop/unsound.ts";

const kills = Number(process.env.MARSA_KILLS ?? 200);
const buyers = Number(process.env.MARSA_BUYERS ?? 6);

/**
 * Programs that serve buyers are killed at each step of a checkout, at any moment of it, and started again: no order is paid
 * twice or lost, no stock leaks, receipts have no gap, and what was answered is so.
 */
export async function bench(): Promise<void> {
  await withShop(
    async (shop) => {
      const parts = await partsAt(main, 3);
      for (const part of parts) await makeAvailable(part, main, 1_000_000);
      const customers = await shopCustomers(buyers);
      const armed = new ArmedKill(shop);
      const answered: Answered = {
        ...{ ordered: new Set(), paid: new Set(), canceled: new Set() },
        ...{ broken: 0, unavailable: 0, refusals: new Map() },
      };
      let isOver = false;
      const buying = customers.map((customer, place) =>
        new StubbornBuyer({ shop, kills: armed, answered }, customer, numbersFrom(place)).buyUntil(
          () => isOver,
          parts,
        ),
      );
      const hit = new Map<string, number>();
      for (let kill = 0; kill < kills; kill += 1) {
        const step = steps[kill % steps.length] ?? "add";
        if (await armed.kill(step, kill % 2)) hit.set(step, (hit.get(step) ?? 0) + 1);
        await expectSound(`after kill ${kill + 1} at ${step}`);
        if (kill % 20 === 19)
          process.stdout.write(`${kill + 1} kills, ${answered.ordered.size} orders so far\n`);
      }
      isOver = true;
      await Promise.all(buying);
      const isSettled = await settleAll();
      const forgotten = await forgottenOf(answered);
      print(answered, hit, forgotten);
      if (!isSettled || forgotten > 0 || serverErrors(answered) > 0) process.exitCode = 1;
    },
    { isBare: true },
  );
}

/** Answers that turned out not to be so. */
async function forgottenOf({ ordered, paid, canceled }: Answered): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
      (select count(*) from unnest(${[...ordered]}::text[]) as id where id not in (select id from orders.order))
    + (select count(*) from unnest(${[...paid]}::text[]) as id
        where id not in (select id from orders.order where number is not null))
    + (select count(*) from unnest(${[...canceled]}::text[]) as id
        where id not in (select id from orders.order where fulfilment = 'canceled')) as count`.execute(
    database(),
  );
  return rows[0]?.count ?? 0;
}

function serverErrors({ refusals }: Answered): number {
  return [...refusals].reduce((sum, [name, count]) => sum + (/ 5\d\d /.test(`${name} `) ? count : 0), 0);
}

function print(answered: Answered, hit: ReadonlyMap<string, number>, forgotten: number): void {
  const counts = (of: ReadonlyMap<string, number>) =>
    [...of].map(([what, count]) => `${count} ${what}`).join(", ");
  process.stdout.write(
    `${kills} kills (${counts(hit)}): ${answered.ordered.size} orders, ${answered.paid.size} seen paid, ` +
      `${answered.canceled.size} canceled, ${answered.broken} calls broken off and ${answered.unavailable} answered 503, all sent again\n` +
      `answers that are not so: ${forgotten}; refusals: ${counts(answered.refusals) || "none"}\n`,
  );
}
