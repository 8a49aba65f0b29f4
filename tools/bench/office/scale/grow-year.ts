import pg from "pg";
import { databaseUrl } from "#app/platform/database.server.ts";
import { yearIdSpan } from "#db/seed/office/year/ids.ts";
import { type Clone, cloneRows } from "./clone-rows.ts";

/** A copy of the demo's year: so many times as many centers, and earlier years. */
interface Copy {
  readonly number: number;
  /** Whose centers: 0 are the demo's own. */
  readonly places: number;
  /** How many years ago; what is over long ago is over. */
  readonly years: number;
}
/** The year and six weeks ahead, in whole weeks: the same weekdays, and no hour of a bay twice. */
const daysOfYear = 420;
const sets = 10;

const over = ["OUT", "RJD", "CANC"].map((code) => `'${code}'`).join(", ");

/**
 * Copies the demo's year until there are so many of them: of ten sets of centers each has a tenth of the years before. Answers how
 * many seconds it took. Statements are made by the owner of the database, whom no limit of a call breaks off.
 */
export async function growYear(times: number): Promise<number> {
  const started = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    // Rows that belong to others are copied with them, so nothing has to be looked up row by row.
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    for (let number = 1; number < times; number += 1)
      await copyYear(client, { number, places: number % sets, years: Math.floor(number / sets) });
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
  return (performance.now() - started) / 1_000;
}

async function copyYear(client: pg.Client, copy: Copy): Promise<void> {
  if (copy.years === 0) for (const clone of placesOf(copy)) await cloneRows(client, clone);
  for (const clone of [...peopleOf(copy), ...appointmentsOf(copy), ...leadsOf(copy)])
    await cloneRows(client, clone);
}

const idOf = (column: string, { number }: Copy) => `lpad(to_hex(${number}), 8, '0') || substr(${column}, 9)`;
const placeOf = (column: string, { places }: Copy) => (places === 0 ? column : `${column} || '-${places}'`);
const earlier = (column: string, { years }: Copy) => `${column} - interval '${years * daysOfYear} days'`;
const earlierAll = (columns: readonly string[], copy: Copy) =>
  Object.fromEntries(columns.map((column) => [column, earlier(column, copy)]));
const plateOf = ({ number }: Copy) => `plate || '${number}'`;
const vinOf = ({ number }: Copy) => `left(vin, 7) || lpad('${number}', 3, '0') || right(vin, 7)`;
const phoneOf = (column: string, { number }: Copy) =>
  `left(${column}, -8) || to_char(30000000 + (right(${column}, 8)::bigint + ${number * 40_009}) % 10000000, 'FM00000000')`;

function spanOf(column: string, kind: Parameters<typeof yearIdSpan>[0]): string {
  const [first, last] = yearIdSpan(kind);
  return `${column} between '${first}' and '${last}'`;
}

function placesOf(copy: Copy): Clone[] {
  const isDemos = (column: string) => `${column} !~ '-[0-9]+$'`;
  const center_id = placeOf("center_id", copy);
  const id = placeOf("id", copy);
  return [
    {
      table: "booking.center",
      where: isDemos("id"),
      columns: { id, external_id: placeOf("external_id", copy), position: `position + ${copy.places * 100}` },
    },
    { table: "booking.center_bay", where: isDemos("center_id"), columns: { center_id } },
    {
      table: "booking.center_override",
      where: isDemos("center_id"),
      columns: { center_id, id: "gen_random_uuid()::text" },
    },
  ];
}

function peopleOf(copy: Copy): Clone[] {
  return [
    {
      table: "account.customer",
      where: spanOf("id", "customer"),
      columns: {
        ...{ id: idOf("id", copy), subject: idOf("subject", copy), email: `'${copy.number}.' || email` },
        ...{ phone: phoneOf("phone", copy), sf_account_id: `sf_account_id || '${copy.number}'` },
        kunnr: `kunnr || '${copy.number}'`,
      },
    },
    {
      table: "garage.vehicle",
      where: spanOf("id", "vehicle"),
      columns: {
        ...{ id: idOf("id", copy), customer_id: idOf("customer_id", copy) },
        ...{ vin: vinOf(copy), plate: plateOf(copy) },
      },
    },
    {
      table: "booking.guest",
      where: spanOf("id", "guest"),
      columns: {
        id: idOf("id", copy),
        phone: phoneOf("phone", copy),
        plate: plateOf(copy),
        vin: vinOf(copy),
      },
    },
  ];
}

function appointmentsOf(copy: Copy): Clone[] {
  const code = copy.years === 0 ? "code" : `case when code in (${over}) then code else 'OUT' end`;
  const appointment_id = idOf("appointment_id", copy);
  const center_id = placeOf("center_id", copy);
  const person = { customer_id: idOf("customer_id", copy), vehicle_id: idOf("vehicle_id", copy) };
  const moments = ["starts_at", "ends_at", "created_at", "moved_at", "told_starts_at"];
  return [
    {
      table: "booking.appointment",
      where: spanOf("id", "appointment"),
      columns: {
        ...{ id: idOf("id", copy), ...person, center_id, code, vin: vinOf(copy), plate: plateOf(copy) },
        ...{
          told_code: code.replaceAll("code", "told_code"),
          told_center_id: placeOf("told_center_id", copy),
        },
        ...earlierAll(moments, copy),
      },
    },
    {
      table: "booking.appointment_move",
      where: spanOf("appointment_id", "appointment"),
      columns: { appointment_id, at: earlier("at", copy) },
    },
    {
      table: "booking.bay_unit",
      where: spanOf("appointment_id", "appointment"),
      columns: { appointment_id, center_id, unit_start: earlier("unit_start", copy) },
    },
    {
      table: "workshop.visit",
      where: spanOf("appointment_id", "appointment"),
      columns: {
        ...{ appointment_id, center_id, ...person, reference: `reference || '${copy.number}'` },
        ...earlierAll(["checked_in_at", "promised_at", "notified_promise", "ready_at", "changed_at"], copy),
        ended_at: copy.years === 0 ? "ended_at" : earlier("coalesce(ended_at, checked_in_at)", copy),
      },
    },
  ];
}

/** Leads of earlier years are closed. */
function leadsOf(copy: Copy): Clone[] {
  const isOver = copy.years > 0;
  const moments = ["created_at", "handed_over_at", "assigned_at", "answer_by", "answered_at"];
  const state = `case when state in ('won', 'lost', 'duplicate') then state else 'won' end`;
  return [
    {
      table: "leads.lead",
      where: spanOf("id", "lead"),
      columns: {
        ...{
          id: idOf("id", copy),
          duplicate_of: idOf("duplicate_of", copy),
          customer_id: idOf("customer_id", copy),
        },
        ...{ idempotency_key: `idempotency_key || '-${copy.number}'`, location: placeOf("location", copy) },
        ...{ mobile: phoneOf("mobile", copy), email: `'${copy.number}.' || email` },
        ...earlierAll(moments, copy),
        ...(isOver && { state, due_at: "null", last_problem: "null", next_try_at: "null" }),
        ...(isOver && { crm: "'built-in'", crm_id: "id", handed_over_at: earlier("created_at", copy) }),
      },
    },
    {
      table: "leads.lead_event",
      where: spanOf("lead_id", "lead"),
      columns: {
        ...{ lead_id: idOf("lead_id", copy), duplicate_of: idOf("duplicate_of", copy) },
        at: earlier("at", copy),
      },
    },
  ];
}
