create schema if not exists test_drive;

-- Cars that can be driven: demo cars of a showroom, and used cars where they stand. One row while it stands at one showroom.
create table test_drive.car (
  id text primary key,
  -- The showroom (booking.center) and the car's number there, by which booking.bay_unit names its hours.
  showroom_id text not null,
  bay smallint not null check (bay >= 0),
  brand text not null,
  -- The id of the model's content; of a used car its number stands beside it.
  model text not null,
  vehicle_no text,
  model_en text not null,
  model_ar text not null,
  trim_en text not null,
  trim_ar text not null,
  color_en text not null,
  color_ar text not null,
  plate text not null,
  -- In service on these calendar days of the showroom, YYYY-MM-DD, both included; open where it stays.
  from_day text not null check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  until_day text check (until_day ~ '^\d{4}-\d\d-\d\d$' and until_day >= from_day),
  unique (showroom_id, bay)
);
create index car_by_model on test_drive.car (brand, model);
create unique index car_by_vehicle_no on test_drive.car (vehicle_no, showroom_id) where vehicle_no is not null;

-- Out of service from a moment to a moment.
create table test_drive.car_block (
  id text primary key,
  car_id text not null references test_drive.car (id) on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  reason text not null
);
create index car_block_by_car on test_drive.car_block (car_id, to_at);

create table test_drive.drive (
  id text primary key,
  -- What the visitor's reference is made from.
  number integer generated always as identity unique,
  customer_id text,
  first_name text not null,
  last_name text not null,
  -- In international form.
  phone text not null,
  email text,
  language text not null check (language in ('en', 'ar')),
  brand text not null,
  model text not null,
  vehicle_no text,
  model_en text not null,
  model_ar text not null,
  showroom_id text not null,
  -- A request for which no car or time was free has neither.
  car_id text references test_drive.car (id),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  check ((car_id is null) = (starts_at is null) and (starts_at is null) = (ends_at is null)),
  -- The start that was lost when its car went out of service, until another one is chosen.
  lost_start timestamptz,
  notes text not null check (char_length(notes) <= 1024),
  license_country text,
  license_until text check (license_until ~ '^\d{4}-\d\d-\d\d$'),
  -- Staff have seen the original of the license; an upload does not stand for it.
  original_seen_at timestamptz,
  code text not null
    check (code in ('requested', 'confirmed', 'arrived', 'out', 'returned', 'rejected', 'canceled', 'no-show')),
  version integer not null,
  notified_version integer not null,
  created_at timestamptz not null
);
create index drive_by_customer on test_drive.drive (customer_id, starts_at) where customer_id is not null;
create index drive_by_car on test_drive.drive (car_id, starts_at);
create index drive_pending on test_drive.drive (phone, model) where code in ('requested', 'confirmed');

create table test_drive.drive_move (
  drive_id text not null references test_drive.drive (id) on delete cascade,
  version integer not null,
  code text not null,
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'staff', 'system')),
  primary key (drive_id, version)
);

create table test_drive.reminder (
  drive_id text not null references test_drive.drive (id) on delete cascade,
  starts_at timestamptz not null,
  kind text not null,
  sent_at timestamptz not null,
  primary key (drive_id, starts_at, kind)
);
