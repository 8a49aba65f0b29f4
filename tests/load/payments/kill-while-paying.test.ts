import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { reconcilePayments } from "#app/features/payments/server/reconciling/reconcile-payments.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { howMany } from "../../factories/how-much.ts";
import "./effect-owner.ts";

const kills = Number(process.env.MARSA_KILLS ?? howMany({ day: 2, night: 12 }));
const { url } = testDatabase();
const payer = join(import.meta.dirname, "payer.ts");

/** Pays in a process of its own and kills that some time after it gave back twice. Answers how many payments it began. */
async function payUntilKilled(ms: number): Promise<number> {
  const child = spawn(process.execPath, [payer, url], { stdio: ["ignore", "pipe", "inherit"] });
  let begun = 0;
  child.stdout.on("data", (data: Buffer) => {
    begun += data.toString().split("\n").length - 1;
  });
  const before = await refunds();
  while ((await refunds()) < before + 2) await sleep(5);
  await sleep(ms);
  child.kill("SIGKILL");
  await once(child, "exit");
  return begun;
}

const refunds = async () => (await rows(sql`select from payments.bank_refund`)).length;

const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database())).rows;

test(`${kills} kills in the midst of payments and refunds: what the bank took is paid once, what it gave back is refunded once`, {
  timeout: 240_000 + kills * 10_000,
}, async () => {
  await sql`create table public.effect (reference text, captured integer, refunded integer)`.execute(
    database(),
  );
  let begun = 0;
  for (let kill = 0; kill < kills; kill += 1) begun += await payUntilKilled(20 + (kill % 12) * 45);
  for (const minutes of [3, 6, 9]) await reconcilePayments(new Date(now().getTime() + minutes * 60_000));

  expect(begun).toBeGreaterThan(kills);
  const wrong = await rows(sql`
    select attempt.id, attempt.state, attempt.captured, charge.state as bank,
      (select count(*)::int from public.effect where effect.reference = attempt.reference and refunded = 0) as paid,
      (select coalesce(max(refunded), 0) from public.effect where effect.reference = attempt.reference) as refunded,
      (select coalesce(sum(amount), 0)::int from payments.bank_refund where charge_id = charge.id) as given_back
    from payments.attempt attempt left join payments.bank_charge charge on charge.merchant_reference = attempt.id`);
  const facts = wrong as {
    state: string;
    bank: string;
    paid: number;
    refunded: number;
    given_back: number;
  }[];
  expect(facts.length).toBeGreaterThanOrEqual(begun);
  for (const fact of facts) {
    expect(fact, JSON.stringify(fact)).toMatchObject(
      fact.bank === "captured" ? { state: "captured", paid: 1 } : { paid: 0, given_back: 0 },
    );
    expect(fact.refunded, JSON.stringify(fact)).toBe(fact.given_back);
  }
  expect(facts.filter(({ bank }) => bank === "captured").length).toBeGreaterThan(kills);
  expect(facts.filter(({ given_back: given }) => given > 0).length).toBeGreaterThan(0);
  const stuck = await rows(sql`select id from payments.refund where state not in ('refunded')
    union all select id from payments.event where handled_at is null`);
  expect(stuck).toEqual([]);
});
