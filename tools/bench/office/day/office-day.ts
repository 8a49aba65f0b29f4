import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { findTimesCall } from "#app/features/office/calls/appointment-calls.ts";
import { everywhere, type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { demoStaff } from "#db/seed/demo/demo-staff.ts";
import { officeCaller } from "../../../../tests/factories/office/office-caller.ts";
import { staffMember } from "../../../../tests/factories/office/staff.ts";
import { numbersFrom, type RandomNumbers } from "../../../../tests/factories/random-numbers.ts";
import { serviceBookings } from "../../../../tests/load/contention/service-bookings.ts";
import { unsoundAppointments } from "../../../../tests/load/office/unsound-appointments.ts";
import { WriteRecord } from "../../../../tests/load/office/write-record.ts";
import { figuresOf, printFigures } from "../../support/figures.ts";
import { CallTimes } from "./call-times.ts";
import { Desk } from "./desk.ts";
import { LiveBoard } from "./live-board.ts";
import { stalenessOf } from "./stale-boards.ts";
import { visitorsOf } from "./visitors.ts";

const customers = Number(process.env.MARSA_CUSTOMERS ?? 200);
/** Between two things that somebody does, a little more or less. */
const [staffPauseMs, customerPauseMs] = [400, 3_000];
/** Boards that are behind for longer show something old. */
const settledMs = 2_000;
const mostMs = { board: 150, stale: 1_000 };
const busiest = serviceBookings.placeId;

/** The demo's twelve members of staff and many customers at once, for some seconds. Answers whether all was as it should be. */
export async function officeDay(addresses: readonly string[], seconds: number): Promise<boolean> {
  await sql`update booking.center set confirms_at_once = true where id = ${busiest}`.execute(database());
  const [record, times] = [new WriteRecord(), new CallTimes()];
  const visitors = await visitorsOf(customers, addresses, { record, times });
  const since = now();
  const seats = await Promise.all(
    demoStaff.map((person, number) => seatOf(person, { number, addresses, record, times })),
  );
  const boards = seats.flatMap(({ board }) => board ?? []);
  const until = performance.now() + seconds * 1_000;
  const goOn = async (one: { act(): Promise<void> }, random: RandomNumbers, pauseMs: number) => {
    await sleep((random.upTo(100) / 100) * pauseMs);
    for (; performance.now() < until; await sleep(pauseMs * (0.5 + random.upTo(100) / 100))) await one.act();
  };
  await Promise.all([
    ...seats.map(({ desk, random }) => goOn(desk, random, staffPauseMs)),
    ...visitors.map((visitor, number) => goOn(visitor, numbersFrom(number), customerPauseMs)),
  ]);
  await sleep(settledMs);
  for (const board of boards) board.close();
  return report({ record, times, boards, since, seconds });
}

interface Seated {
  readonly number: number;
  readonly addresses: readonly string[];
  readonly record: WriteRecord;
  readonly times: CallTimes;
}

/** A desk of somebody with the roles of the demo, at one of their centers; who has all of them sits at the busiest. */
async function seatOf(
  { name, grants }: { readonly name: string; readonly grants: readonly Grant[] },
  { number, addresses, record, times }: Seated,
) {
  const { member, cookie } = await staffMember({ name, grants });
  const random = numbersFrom(number);
  const calls = addresses.map((address) => times.ofOffice(officeCaller(address, cookie)));
  const [first = everywhere] = grants.map(({ place }) => place);
  const isCenter = first !== everywhere && !first.includes("showroom");
  const centerId = isCenter ? first : busiest;
  const seesBoard = mayDo(grants, "appointment.view", centerId);
  const address = addresses[number % addresses.length] ?? "";
  const call = times.ofOffice(officeCaller(address, cookie));
  const day = seesBoard ? await dayWithTimes(call, centerId) : dayIn(now(), "Asia/Qatar");
  const board = seesBoard ? new LiveBoard({ address, cookie, call, centerId, day }) : undefined;
  await board?.open();
  const desk = new Desk({ staffId: member.id, grants, centerId, day, calls, random, board }, record);
  return { desk, board, random };
}

/** The next day on which a center works. */
async function dayWithTimes(call: ReturnType<typeof officeCaller>, center: string): Promise<string> {
  const tomorrow = addDays(dayIn(now(), "Asia/Qatar"), 1);
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(tomorrow, ahead);
    const found = await call(findTimesCall, { params: { center }, query: { day, services: "pm10" } });
    if (found.status === 200 && found.data.times.length > 0) return day;
  }
  return tomorrow;
}

interface Day {
  readonly record: WriteRecord;
  readonly times: CallTimes;
  readonly boards: readonly LiveBoard[];
  readonly since: Date;
  readonly seconds: number;
}

async function report({ record, times, boards, since, seconds }: Day): Promise<boolean> {
  times.print();
  const { acknowledged, lost, unexpected } = record;
  const p99 = times.p99Of(/^office show-board$/);
  const unsound = await unsoundAppointments(acknowledged);
  const stale = await stalenessOf(boards, acknowledged, since);
  const behind = figuresOf(stale.times);
  printFigures(
    "from a commit until a board shows it",
    behind,
    `${boards.length} boards, goal ${mostMs.stale} ms`,
  );
  process.stdout.write(
    `${seconds} s: ${demoStaff.length} staff, ${customers} customers; ${acknowledged.length} writes of staff acknowledged, ` +
      `${lost} refused because somebody was faster, ${times.broken} x 5xx or broken, ` +
      `boards p99 ${p99.toFixed(0)} ms (goal ${mostMs.board})\n`,
  );
  const wrong = [
    ...[...unexpected].map(([answer, count]) => `${count} x ${answer}`),
    ...unsound,
    ...stale.wrong,
  ];
  process.stdout.write(`lost or wrong: ${wrong.length === 0 ? "nothing" : wrong.slice(0, 20).join("; ")}\n`);
  return wrong.length === 0 && times.broken === 0 && p99 <= mostMs.board && behind.worst <= mostMs.stale;
}
