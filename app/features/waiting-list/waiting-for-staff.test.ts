import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import type { AppointmentTables } from "../../../tests/factories/booking/all-tables.ts";
import { bookingApiOnDemo } from "../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { waitingForStaff } from "./waiting-list.server.ts";

testDatabase();
bookingApiOnDemo();
const at = now();
const days = (count: number) => new Date(at.getTime() + count * 86_400_000);

interface Made {
  readonly id: string;
  readonly centers: readonly string[];
  readonly before?: Date;
  readonly ended?: Date;
}
async function wait({ id, centers, before = days(20), ended }: Made, age: number): Promise<void> {
  await database<AppointmentTables>()
    .insertInto("booking.waiting")
    .values({
      id,
      customer_id: "c",
      vehicle_id: id,
      brand: "rimal",
      service_codes: ["pm10"],
      center_ids: [...centers],
      from_day: "2026-01-01",
      before,
      appointment_id: null,
      language: "en",
      created_at: days(-age),
      ended_at: ended ?? null,
    })
    .execute();
}

beforeAll(async () => {
  const made: Made[] = [
    { id: "oldest", centers: ["al-sadd", "west-bay"] },
    { id: "second", centers: ["al-sadd"] },
    { id: "elsewhere", centers: ["west-bay"] },
    { id: "ended", centers: ["al-sadd"], ended: days(-1) },
    { id: "passed", centers: ["al-sadd"], before: days(-1) },
    { id: "newest", centers: ["al-sadd", "salwa-road"] },
  ];
  for (const [place, one] of made.entries()) await wait(one, 10 - place);
  const offer = { center_id: "al-sadd", bay: 0, starts_at: days(2), ends_at: days(2.1) };
  await database<AppointmentTables>()
    .insertInto("booking.waiting_offer")
    .values([
      { ...offer, waiting_id: "second", offered_until: days(1), ended_at: null },
      { ...offer, waiting_id: "newest", offered_until: days(-1), ended_at: null },
    ])
    .execute();
});

test("who waits at a center is read in its order, page by page, two queries each", async () => {
  const read: string[] = [];
  let after: string | undefined;
  do {
    const before = queryCount();
    const page = await waitingForStaff(["al-sadd"], { after, limit: 2, now: at });
    expect(queryCount() - before).toBe(2);
    expect(page.counts).toEqual({ "al-sadd": 3 });
    read.push(...page.entries.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  expect(read).toEqual(["oldest", "second", "newest"]);
});

test("an open offer is shown, one that ran out is not", async () => {
  const { entries } = await waitingForStaff(["al-sadd"], { limit: 10, now: at });
  expect(entries.map(({ id, offer }) => [id, offer?.startsAt])).toEqual([
    ["oldest", undefined],
    ["second", days(2)],
    ["newest", undefined],
  ]);
});

test("everywhere, each center has its number and who waits at two of them is there once", async () => {
  const { entries, counts } = await waitingForStaff(["*"], { limit: 10, now: at });
  expect(entries.map(({ id }) => id)).toEqual(["oldest", "second", "elsewhere", "newest"]);
  expect(counts).toEqual({ "al-sadd": 3, "west-bay": 2, "salwa-road": 1 });
});
