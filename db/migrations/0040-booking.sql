create schema if not exists booking;

create table booking.center (
  id text primary key,
  external_id text not null unique,
  aem_id text not null,
  brands text[] not null,
  name_en text not null,
  name_ar text not null,
  city_en text not null,
  city_ar text not null,
  street_en text not null,
  street_ar text not null,
  phone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- Seven lists of {start, end} in wall time, Sunday first; an empty list is a closed day.
  weekdays jsonb not null check (jsonb_array_length(weekdays) = 7),
  -- New bookings are confirmed at once, or wait for the centre.
  confirms_at_once boolean not null,
  position integer not null
);

-- Ramadan, Eid, closures: for these days the timings replace the weekday's.
create table booking.center_override (
  center_id text not null references booking.center (id) on delete cascade,
  -- Calendar days of the centre, YYYY-MM-DD, both included.
  from_day text not null check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  to_day text not null check (to_day ~ '^\d{4}-\d\d-\d\d$' and to_day >= from_day),
  reason_en text not null,
  reason_ar text not null,
  timings jsonb not null,
  primary key (center_id, from_day, to_day)
);

-- A bay works for one group of services and is shared by all services of the group. Bays are bits of an integer.
create table booking.center_bay (
  center_id text not null references booking.center (id) on delete cascade,
  bay smallint not null check (bay between 0 and 29),
  service_group text not null check (service_group in ('periodic', 'repair')),
  primary key (center_id, bay)
);

create table booking.service_type (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  brand text not null,
  service_group text not null check (service_group in ('periodic', 'repair')),
  -- Codes containing gr are repairs (specification, section 3).
  check ((service_group = 'repair') = (code ~* 'gr')),
  name_en text not null,
  name_ar text not null,
  make_codes text[] not null,
  model_codes text[] not null,
  position integer not null
);

create table booking.appointment (
  id text primary key,
  -- What the customer's reference is made from.
  number integer generated always as identity unique,
  customer_id text not null,
  vehicle_id text not null,
  vin text not null,
  plate text not null,
  model text not null,
  brand text not null,
  center_id text not null references booking.center (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  service_codes text[] not null check (cardinality(service_codes) > 0),
  mileage integer not null,
  service_note text not null check (char_length(service_note) <= 1024),
  additional_information text not null check (char_length(additional_information) <= 1024),
  language text not null check (language in ('en', 'ar')),
  code text not null check (code in ('NEW', 'CREA', 'CNF', 'CIN', 'WIP', 'QCA', 'PPY', 'RFD', 'OUT', 'RJD', 'CANC')),
  -- Raised by every move: whoever moves an appointment names the version that they saw.
  version integer not null,
  created_at timestamptz not null,
  -- Set with the mail, so that a job which runs twice sends one.
  confirmation_mailed_at timestamptz
);
create index appointment_by_customer on booking.appointment (customer_id, starts_at);

create table booking.appointment_move (
  appointment_id text not null references booking.appointment (id) on delete cascade,
  version integer not null,
  code text not null,
  at timestamptz not null,
  primary key (appointment_id, version)
);

-- One row for each taken hour of a bay. The primary key is what makes double booking impossible. A row is of an
-- appointment, or a hold until a moment.
create table booking.bay_unit (
  center_id text not null references booking.center (id),
  unit_start timestamptz not null,
  bay smallint not null,
  appointment_id text references booking.appointment (id) on delete cascade deferrable initially deferred,
  hold_until timestamptz,
  primary key (center_id, unit_start, bay),
  check (num_nonnulls(appointment_id, hold_until) = 1)
);
create index bay_unit_by_appointment on booking.bay_unit (appointment_id);
