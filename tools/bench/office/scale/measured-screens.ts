import { type RawBuilder, sql } from "kysely";
import {
  listAppointmentsCall,
  showAppointmentCall,
  showBoardCall,
  showWeekCall,
} from "#app/features/office/calls/appointment-calls.ts";
import { countLeadsCall, listLeadsCall, showLeadCall } from "#app/features/office/calls/leads/lead-calls.ts";
import type { AnyOfficeCall } from "#app/features/office/calls/office-call.ts";
import { searchCall } from "#app/features/office/calls/people-calls.ts";
import { showQueueCall } from "#app/features/office/calls/queue-calls.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { officeApiAs } from "../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../tests/factories/office/staff.ts";

/** What a screen reads, by the name under which it is printed. */
export type Screens = ReadonlyMap<string, () => Promise<unknown>>;

const center = "al-sadd";
const showroom = "rimal-showroom-salwa-road";

/** The screens of an adviser, of sales and of a manager of everything, about what stands in the demo's own year. */
export async function measuredScreens(): Promise<Screens> {
  const [adviser, sales, manager] = await Promise.all([
    staffMember({ role: "adviser", place: center }),
    staffMember({ role: "sales", place: showroom }),
    staffMember({ role: "manager" }),
  ]);
  const today = dayIn(now(), "Asia/Qatar");
  const here = sql`center_id = ${center} and starts_at > now() - interval '30 days'`;
  const car = await example("booking.appointment", here);
  const lead = await example(
    "leads.lead",
    sql`location = ${showroom} and state in ('assigned', 'contacted')`,
  );
  const person = await example("account.customer", sql`id like '01976f00-01%' and first_name ~ '^[A-Z]'`);
  const arab = await example("account.customer", sql`id like '01976f00-01%' and first_name !~ '^[A-Z]'`);
  const guest = await example(
    "booking.guest",
    sql`id in (select customer_id from booking.appointment where ${here})`,
  );
  const nameOf = ({ first_name: first, last_name: last }: Example) => `${first} ${last}`;
  const at = { params: { center } };
  const search = (text: string) => finding(adviser, searchCall, { query: { text } });
  return new Map([
    ["board", reading(adviser, showBoardCall, { ...at, query: { day: today } })],
    ["week", reading(adviser, showWeekCall, { ...at, query: { day: today } })],
    ["list", finding(adviser, listAppointmentsCall, { ...at, query: {} })],
    ["list, latest first", finding(adviser, listAppointmentsCall, { ...at, query: { sort: "start-desc" } })],
    ["list, by plate", finding(adviser, listAppointmentsCall, { ...at, query: { text: car.plate } })],
    ["appointment", reading(adviser, showAppointmentCall, { params: { id: car.id } })],
    ["queue of an adviser", reading(adviser, showQueueCall, {})],
    ["queue of everywhere", reading(manager, showQueueCall, {})],
    ["leads of a showroom", finding(sales, listLeadsCall, { query: {} })],
    ["leads of everywhere", finding(manager, listLeadsCall, { query: {} })],
    ["leads, by name", finding(manager, listLeadsCall, { query: { text: nameOf(lead) } })],
    ["counts of leads", reading(sales, countLeadsCall, { query: {} })],
    ["a lead", reading(sales, showLeadCall, { params: { id: lead.id } })],
    ["search, plate", search(car.plate)],
    ["search, beginning of a plate", search(car.plate.slice(0, 4))],
    ["search, VIN", search(car.vin)],
    ["search, name", search(nameOf(person))],
    ["search, Arabic name", search(nameOf(arab))],
    ["search, customer's telephone", search(person.phone)],
    ["search, guest's telephone", search(guest.phone)],
    ["search, reference", search(referenceOf(car.number, config.served.code))],
  ]);
}

interface Reader {
  readonly cookie: string;
}

function reading(by: Reader, call: AnyOfficeCall, input: object) {
  return async (): Promise<unknown> => {
    const { status, code, data } = await officeApiAs(by).get(call, input as never);
    if (status !== 200) throw new Error(`${call.id} answered ${status} ${code}`);
    return data;
  };
}

/** To find nothing would be no measure. */
function finding(by: Reader, call: AnyOfficeCall, input: object) {
  const read = reading(by, call, input);
  return async () => {
    const { rows, records } = (await read()) as Partial<Record<"rows" | "records", readonly unknown[]>>;
    if ((rows ?? records ?? []).length === 0)
      throw new Error(`${call.id} found nothing of ${JSON.stringify(input)}`);
  };
}

/** Of the columns of several tables those that are looked for. */
interface Example {
  readonly id: string;
  readonly plate: string;
  readonly vin: string;
  readonly number: number;
  readonly phone: string;
  readonly first_name: string;
  readonly last_name: string;
}

async function example(table: string, condition: RawBuilder<unknown>): Promise<Example> {
  const query = sql<Example>`select * from ${sql.table(table)} where ${condition} order by id limit 1`;
  const [row] = (await query.execute(database())).rows;
  if (row === undefined) throw new Error(`${table} has no example`);
  return row;
}

/** How many queries a screen takes, once everything that a process caches is there. */
export async function queriesOf(screen: () => Promise<unknown>): Promise<number> {
  await screen();
  const before = queryCount();
  await screen();
  return queryCount() - before;
}
