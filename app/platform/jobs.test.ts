import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { until } from "../../tests/factories/until.ts";
import { database, inTransaction } from "./database.server.ts";
import { defineJob, sendJob, startJobs, stopJobs } from "./jobs.server.ts";
import { newestMessages } from "./messages/outbox.server.ts";
import { sendText } from "./messages/text.server.ts";

const { url } = testDatabase({ jobs: false });
const done: number[] = [];
const pearls = defineJob({
  name: "pearls",
  schema: z.object({ pearl: z.int() }),
  async run({ pearl }) {
    if (pearl === 0) throw new Error("no such pearl");
    done.push(pearl);
  },
});
const [stranger, other] = ["+97455550000", "+97455550001"];

beforeAll(async () => {
  await startJobs(url, { work: true });
  await inTransaction<unknown, void>(async (trx) => {
    for (let pearl = 0; pearl < 5; pearl += 1) await sendJob(trx, pearls, { pearl });
    for (const to of [...Array<string>(22).fill(stranger), other])
      await sendText(trx, { to, language: "en", text: "Your appointment has changed", template: "change" });
  });
});
afterAll(() => stopJobs(1_000));

const jobs = async (name: string) =>
  (
    await sql<{ state: string; count: number; hours: number }>`
      select state::text, count(*)::int as count, (max(retry_limit * retry_delay_max) / 3600)::int as hours
      from pgboss.job where name = ${name} group by 1 order by 1`.execute(database())
  ).rows;

test("a job that fails is tried again for hours, and those taken with it are done at once", async () => {
  await until(async () => {
    const [completed, failed] = await jobs("pearls");
    expect(completed).toMatchObject({ state: "completed", count: 4 });
    expect(failed).toMatchObject({ state: "retry", count: 1 });
    expect(failed?.hours).toBeGreaterThan(6);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4]);
});

test("a number gets twenty SMS a day, whichever customer changes what; another one gets its own", async () => {
  await until(async () =>
    expect(await jobs("send-message")).toMatchObject([{ state: "completed", count: 23 }]),
  );
  const messages = await newestMessages();
  const sentTo = (to: string) => messages.filter((one) => one.recipient === to && one.sent_at !== null);
  expect([stranger, other].map((to) => sentTo(to).length)).toEqual([20, 1]);
});
