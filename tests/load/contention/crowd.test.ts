import { afterAll, beforeAll, expect, test } from "vitest";
import { listVehiclesCall } from "#app/features/garage/calls.ts";
import { listServiceCentersCall } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiCaller } from "../../factories/program/api-caller.ts";
import { type RunningProgram, startProgram } from "../../factories/program/running-program.ts";
import type { BookingKind } from "./booking-kind.ts";
import { driveBookings } from "./drive-bookings.ts";
import { serviceBookings } from "./service-bookings.ts";

/* A crowd that wants one time, at two programs, while others do something else. */

const crowd = 60;
const { url } = testDatabase({ jobs: false, demo: true });
const programs: RunningProgram[] = [];
beforeAll(async () => {
  const environment = { DATABASE_URL: url, MARSA_REQUESTS_PER_MINUTE: "1000000", MARSA_PROXIES: "1" };
  for (let number = 0; number < 2; number += 1) programs.push(await startProgram(environment));
});
afterAll(async () => {
  for (const program of programs) await program.stop();
});

let requests = 0;
const callerOf = (number: number, token: string) =>
  apiCaller(programs[number % programs.length]?.address ?? "", token, () => {
    requests += 1;
    return `10.0.${(requests >> 8) & 255}.${requests & 255}`;
  });

async function freeTimes(kind: BookingKind, customer: Awaited<ReturnType<BookingKind["newCustomer"]>>) {
  const day = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();
  const found = await customer.booker.findTimes(callerOf(0, customer.token), {
    startTime: day(14),
    endTime: day(24),
  });
  if (!found.ok) throw new Error(found.code);
  return found.data.filter(
    ({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) === kind.minutes * 60_000,
  );
}

test.each([serviceBookings, driveBookings])(
  "$name: of 60 who want one time as many get it as it has room for, the others hear 409, and bystanders are answered",
  async (kind) => {
    await kind.makeScarce();
    const customers: Awaited<ReturnType<BookingKind["newCustomer"]>>[] = [];
    for (let number = 0; number < crowd + 4; number += 1) customers.push(await kind.newCustomer(number));
    const [first] = customers;
    if (first === undefined) throw new Error("nobody comes");
    const [wanted, ...others] = await freeTimes(kind, first);
    if (wanted === undefined) throw new Error("there is no free time");
    const own = await Promise.all(
      customers.map(async (customer) =>
        (await freeTimes(kind, customer)).find(({ startTime }) => startTime === wanted.startTime),
      ),
    );
    const bystanders = customers.slice(crowd);
    let isOver = false;
    const reads = bystanders.map(async ({ token }, number) => {
      const statuses: number[] = [];
      while (!isOver) {
        const call = callerOf(number, token);
        const replies = await Promise.all([
          call(listVehiclesCall, { query: { lang: "en" } }),
          call(listServiceCentersCall, { query: { brand: "rimal", lang: "en" } }),
        ]);
        statuses.push(...replies.map((reply) => (reply.ok ? 200 : reply.status)));
      }
      return statuses;
    });
    const answers = await Promise.all(
      customers
        .slice(0, crowd)
        .map(({ booker, token }, number) => booker.book(callerOf(number, token), own[number] ?? wanted)),
    );
    isOver = true;
    const statuses = answers.map((reply) => (reply.ok ? 200 : reply.status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(kind.capacity);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const seen = (await Promise.all(reads)).flat();
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(others.length).toBeGreaterThan(0);
  },
);
