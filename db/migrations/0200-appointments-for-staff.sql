-- Staff book for people without an account: they are known by their telephone, and their car by its plate. Whoever confirms
-- the number in an account gets the appointments, and the row goes.
create table booking.guest (
  id text primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- As it is dialled from anywhere: +97455123456.
  phone text not null,
  -- Without blanks and dashes, Latin digits.
  plate text not null,
  model text not null,
  vin text not null,
  language text not null check (language in ('en', 'ar')),
  -- The member of staff who met them first.
  created_by text not null,
  created_at timestamptz not null,
  unique (phone, plate)
);

alter table booking.appointment
  add column kind text not null default 'online' check (kind in ('online', 'walk-in', 'phone')),
  -- The bay whose hours it has; of an imported one null.
  add column bay smallint,
  -- A no-show is canceled, and counted by this.
  add column no_show_at timestamptz,
  -- The moment of the last move.
  add column moved_at timestamptz not null default now(),
  -- What the customer was last notified of, beside `told_version`.
  add column told_code text,
  add column told_starts_at timestamptz,
  add column told_center_id text,
  add column plate_folded text generated always as (upper(regexp_replace(
    translate(plate, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[\s-]', '', 'g'))) stored;

update booking.appointment a set
  bay = (select min(u.bay) from booking.bay_unit u where u.appointment_id = a.id),
  moved_at = coalesce((select max(m.at) from booking.appointment_move m where m.appointment_id = a.id), a.created_at),
  told_code = case when a.told_version = a.version then a.code end,
  told_starts_at = case when a.told_version = a.version then a.starts_at end,
  told_center_id = case when a.told_version = a.version then a.center_id end;

alter table booking.appointment_move
  add column staff_id text,
  add column staff_name text,
  add column reason text check (char_length(reason) <= 500),
  -- The version of the move that this one takes back.
  add column undoes integer,
  add column undone_at timestamptz,
  -- Changed nothing that a customer sees, as another bay.
  add column is_internal boolean not null default false,
  -- Of a move by staff: code, place, time, services and bay on both sides of it.
  add column before jsonb,
  add column after jsonb,
  add check ((staff_id is null) = (staff_name is null));

-- A center's board and lists: by code and time, with what tells whether it reaches into a day.
create index appointment_by_center on booking.appointment (center_id, code, starts_at, id) include (ends_at);
-- What waits for staff, by how long it has.
create index appointment_open on booking.appointment (center_id, code, moved_at, id)
  where code not in ('OUT', 'RJD', 'CANC');
create index appointment_by_plate on booking.appointment (plate_folded text_pattern_ops);
create index appointment_by_vin on booking.appointment (vin text_pattern_ops);
