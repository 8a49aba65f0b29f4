-- Reminders that were sent: of one start of an appointment each kind once.
create table booking.reminder (
  appointment_id text not null references booking.appointment (id) on delete cascade,
  starts_at timestamptz not null,
  kind text not null check (kind in ('day-before', 'soon')),
  sent_at timestamptz not null,
  primary key (appointment_id, starts_at, kind)
);

-- How often a customer has withdrawn the address of their calendar feed. Without a row: never.
create table booking.calendar_feed (
  customer_id text primary key,
  number integer not null check (number > 0)
);

-- The waiting list: who wants to be told when an earlier slot opens. A vehicle waits once at a time.
create table booking.waiting (
  id text primary key,
  customer_id text not null,
  vehicle_id text not null,
  brand text not null,
  service_codes text[] not null check (cardinality(service_codes) > 0),
  center_ids text[] not null check (cardinality(center_ids) > 0),
  -- A calendar day of the centres, YYYY-MM-DD: nothing before it.
  from_day text not null check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  -- Only what starts before this is earlier.
  before timestamptz not null,
  -- What is moved to the earlier slot; without it a new appointment is booked. Set before the appointment is written.
  appointment_id text references booking.appointment (id) on delete cascade deferrable initially deferred,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  -- Booked something earlier, given up, or too late.
  ended_at timestamptz
);
create unique index waiting_by_vehicle on booking.waiting (customer_id, vehicle_id) where ended_at is null;
create index waiting_by_age on booking.waiting (created_at, id) where ended_at is null;
create index waiting_by_appointment on booking.waiting (appointment_id);

-- Slots that were offered: each to one entry once, to an entry one at a time, with a hold until `offered_until`.
create table booking.waiting_offer (
  waiting_id text not null references booking.waiting (id) on delete cascade,
  center_id text not null references booking.center (id),
  bay smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  offered_until timestamptz not null,
  ended_at timestamptz,
  primary key (waiting_id, center_id, starts_at)
);
create unique index waiting_offer_open on booking.waiting_offer (waiting_id) where ended_at is null;
