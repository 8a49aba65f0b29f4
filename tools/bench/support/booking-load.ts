import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";

/** A statement may not take longer than fifteen seconds. */
const batch = 20_000;

/** Copies of the demo's centers of its first brand until there are so many; at most twice as many as there were. */
export async function addCenters(wanted: number): Promise<void> {
  await sql`
    with own as (select id, position from booking.center where kind = 'service' and 'rimal' = any(brands)),
    made as (
      insert into booking.center select (jsonb_populate_record(c, jsonb_build_object('id', c.id || '-copy',
        'external_id', c.external_id || '-copy', 'position', c.position + 100))).*
      from booking.center c
      where c.id in (select id from own order by position limit ${wanted} - (select count(*) from own))
      returning id)
    insert into booking.center_bay select m.id, b.bay, b.service_group
    from made m join booking.center_bay b on b.center_id = regexp_replace(m.id, '-copy$', '')`.execute(
    database(),
  );
}

/** Adds appointments over the year before and the three months ahead until there are `wanted`; answers the hours taken. */
export async function fillTo(wanted: number): Promise<number> {
  await sql`
    with made as (
      insert into booking.appointment (id, customer_id, vehicle_id, vin, plate, model, brand, center_id, starts_at, ends_at,
        service_codes, mileage, service_note, additional_information, language, code, version, told_version, created_at)
      select 'bench-' || n, 'bench', 'bench', '', '', '', 'rimal', b.center_id, t.start, t.start + interval '1 hour',
        array['pm10'], 0, '', '', 'en', 'CNF', 1, 1, now()
      from generate_series((select count(*) from booking.appointment), ${wanted} - 1) n
      cross join lateral (select date_trunc('day', now()) + make_interval(days => (n * 31 % 455 - 365)::int,
        hours => (4 + n * 7 % 12)::int) as start) t
      cross join lateral (select center_id, bay from booking.center_bay order by center_id, bay
        offset n * 13 % (select count(*) from booking.center_bay) limit 1) b
      returning id, center_id, starts_at
    )
    insert into booking.bay_unit (center_id, unit_start, bay, appointment_id)
    select m.center_id, m.starts_at, b.bay, m.id
    from made m cross join lateral (select bay from booking.center_bay where center_id = m.center_id order by random() limit 1) b
    on conflict do nothing`.execute(database());
  return takenAhead();
}

async function takenAhead(): Promise<number> {
  await sql`analyze booking.bay_unit, booking.appointment`.execute(database());
  const { rows } = await sql<{ count: number }>`
    select count(*) from booking.bay_unit where unit_start > now()`.execute(database());
  return rows[0]?.count ?? 0;
}

/** One appointment in every hour of every bay, back from last week, until so many more are over. */
export async function fillPast(wanted: number): Promise<number> {
  for (let from = 0; from < wanted; from += batch) await addPast(from);
  return takenAhead();
}

async function addPast(from: number): Promise<void> {
  await sql`
    with bays as (select center_id, bay, row_number() over (order by center_id, bay) - 1 as place from booking.center_bay),
    spots as (
      select 'past-' || n as id, center_id, bay,
        date_trunc('hour', now()) - make_interval(hours => (168 + n / (select count(*) from bays))::int) as starts_at
      from generate_series(${from}::int, ${from + batch - 1}::int) n join bays on place = n % (select count(*) from bays)),
    made as (
      insert into booking.appointment (id, customer_id, vehicle_id, vin, plate, model, brand, center_id, starts_at, ends_at,
        service_codes, mileage, service_note, additional_information, language, code, version, told_version, created_at)
      select id, 'bench', 'bench', '', '', '', 'rimal', center_id, starts_at, starts_at + interval '1 hour',
        array['pm10'], 0, '', '', 'en', 'OUT', 1, 1, now() from spots)
    insert into booking.bay_unit (center_id, unit_start, bay, appointment_id)
    select center_id, starts_at, bay, id from spots on conflict do nothing`.execute(database());
}

/**
 * Copies the demo's showrooms with their cars until there are so many times as many, and books half of the hours of every
 * car over the coming three months. Answers how much there is.
 */
export async function fillShowrooms(times: number): Promise<{ showrooms: number; hours: number }> {
  await sql`
    with made as (
      insert into booking.center select (jsonb_populate_record(c, jsonb_build_object('id', c.id || '-' || n,
        'external_id', c.external_id || '-' || n, 'position', c.position + 100 * n))).*
      from booking.center c cross join generate_series(1, ${times} - 1) n
      where c.kind = 'showroom' and 'rimal' = any(c.brands) and c.id !~ '-[0-9]+$'
      on conflict do nothing returning id)
    insert into test_drive.car select (jsonb_populate_record(car, jsonb_build_object('id', car.id || '-' || m.id,
      'showroom_id', m.id))).*
    from made m join test_drive.car car on car.showroom_id = regexp_replace(m.id, '-[0-9]+$', '')`.execute(
    database(),
  );
  await sql`
    insert into booking.bay_unit (center_id, unit_start, bay, appointment_id)
    select car.showroom_id, t.start, car.bay, 'bench-drive'
    from test_drive.car car
    cross join generate_series(date_trunc('day', now()) + interval '1 day', now() + interval '90 days', interval '1 day') d
    cross join lateral (select d + make_interval(hours => 6 + 2 * h) as start from generate_series(0, 5) h) t
    where car.brand = 'rimal' on conflict do nothing`.execute(database());
  const { rows } = await sql<{ showrooms: number; hours: number }>`
    select count(distinct showroom_id) as showrooms,
      (select count(*) from booking.bay_unit where appointment_id = 'bench-drive') as hours
    from test_drive.car where brand = 'rimal'`.execute(database());
  return rows[0] ?? { showrooms: 0, hours: 0 };
}
