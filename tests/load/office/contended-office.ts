import { setTimeout as sleep } from "node:timers/promises";
import { bookCall } from "#app/features/office/calls/appointment-deed-calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { newWrite, officeCaller } from "../../factories/office/office-caller.ts";
import { staffMember } from "../../factories/office/staff.ts";
import { numbersFrom } from "../../factories/random-numbers.ts";
import { serviceBookings } from "../contention/service-bookings.ts";
import { type BookingCustomer, bookingCustomers } from "./booking-customer.ts";
import { MovingStaff } from "./moving-staff.ts";
import { WriteRecord } from "./write-record.ts";

const dayMs = 86_400_000;
const bays = [0, 1];
/** Customers choose for a moment; staff move again at once. */
const choosingMs = 300;

interface Crowd {
  readonly staff: number;
  readonly customers: number;
  readonly appointments: number;
  /** So many hours are booked and moved to. */
  readonly hours: number;
  /** They stop when so many writes of staff were acknowledged, and staff and customers have often come too late. */
  readonly until: number;
  /** Called once, when half of that is over. */
  readonly atHalf?: () => void;
  /** Other people, other times. */
  readonly seed: number;
}
export interface Contended {
  readonly record: WriteRecord;
  readonly customers: readonly BookingCustomer[];
  readonly appointments: readonly string[];
}

/** So often at least has each side to come too late: otherwise nobody contended, and nothing is proven. */
const lostAtLeast = { staff: 6, customers: 1 };

/** Staff move and take back the same few appointments while customers book the hours around them, at two programs. */
export async function contendForAppointments(addresses: readonly string[], crowd: Crowd): Promise<Contended> {
  const record = new WriteRecord();
  const members = await Promise.all(
    Array.from({ length: crowd.staff }, () =>
      staffMember({ role: "manager", place: serviceBookings.placeId }),
    ),
  );
  const customers = await bookingCustomers(crowd.customers, { addresses, record }, crowd.seed);
  const startTimes = await scarceTimes(customers, crowd.hours);
  const [first] = members;
  if (first === undefined) throw new Error("nobody works here");
  const appointments: string[] = [];
  for (const startsAt of startTimes.slice(0, crowd.appointments))
    appointments.push(
      await bookByPhone(officeCaller(addresses[0] ?? "", first.cookie), startsAt, crowd.seed),
    );
  const hasContended = () =>
    record.lost >= lostAtLeast.staff &&
    customers.reduce((sum, { taken }) => sum + taken, 0) >= lostAtLeast.customers;
  const isOver = () => record.acknowledged.length >= crowd.until && hasContended();
  const staff = members.map(async ({ cookie, member }, number) => {
    const random = numbersFrom(crowd.seed + 1_000 + number);
    const calls = addresses.map((address) => officeCaller(address, cookie));
    const moving = new MovingStaff({ staffId: member.id, calls, random }, record);
    while (!isOver()) await moving.act(random.oneOf(appointments), { startTimes, bays });
  });
  const booking = customers.map(async (customer, number) => {
    const random = numbersFrom(number);
    for (; !isOver(); await sleep(random.upTo(choosingMs * 2))) await customer.act(startTimes);
  });
  const half = async () => {
    while (record.acknowledged.length < crowd.until / 2) await sleep(10);
    crowd.atHalf?.();
  };
  await Promise.all([...staff, ...booking, half()]);
  return { record, customers, appointments };
}

/** The next free hours from two weeks ahead on: of each there are as many as the center has bays for it. */
async function scarceTimes(customers: readonly BookingCustomer[], hours: number): Promise<string[]> {
  const midnight = (days: number) =>
    new Date((Math.floor(now().getTime() / dayMs) + days) * dayMs).toISOString();
  const span = { startTime: midnight(14), endTime: midnight(24) };
  const [times = []] = await Promise.all(customers.map((customer) => customer.findTimes(span)));
  if (times.length < hours) throw new Error("there are not enough free times to contend for");
  return times.slice(0, hours);
}

let guests = 0;

async function bookByPhone(
  call: ReturnType<typeof officeCaller>,
  startsAt: string,
  seed: number,
): Promise<string> {
  guests += 1;
  const visit = { kind: "phone" as const, startsAt, serviceCodes: ["pm10"], notes: "", checkIn: false };
  const person = { name: "Salem", phone: String(66_100_000 + seed + guests), language: "en" as const };
  const car = { plate: String(710_000 + seed + guests), modelName: "Hajar" };
  const input = { params: { center: serviceBookings.placeId }, body: { ...visit, person, car } };
  const booked = await call(bookCall, input, newWrite());
  if (booked.status !== 200) throw new Error(`${booked.status} ${booked.code}`);
  return booked.data.id;
}
