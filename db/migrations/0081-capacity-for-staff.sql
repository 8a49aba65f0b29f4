-- Staff change what a place can receive. A booking reads the version with the hours, and compares it once its hours are taken.
alter table booking.center add column capacity_version integer not null default 0;
-- Of the weekdays' hours alone: whoever changes them names the version that they saw.
alter table booking.center add column hours_version integer not null default 0;
alter table booking.center add column hours_changed_by text;
alter table booking.center add column hours_changed_at timestamptz;

alter table booking.center_bay add column name_en text check (char_length(name_en) between 1 and 60);
alter table booking.center_bay add column name_ar text check (char_length(name_ar) between 1 and 60);
alter table booking.center_bay add constraint center_bay_has_both_names check ((name_en is null) = (name_ar is null));
alter table booking.center_bay add column technician text check (char_length(technician) between 1 and 80);
alter table booking.center_bay add column version integer not null default 0;
alter table booking.center_bay add column changed_by text;
alter table booking.center_bay add column changed_at timestamptz;

-- Two overrides may have the same days: an Eid day that is closed later. The one that was added later holds.
alter table booking.center_override drop constraint center_override_pkey;
alter table booking.center_override add column id text not null default gen_random_uuid()::text;
alter table booking.center_override add column serial integer generated always as identity;
alter table booking.center_override add column version integer not null default 0;
alter table booking.center_override add column changed_by text;
alter table booking.center_override add column changed_at timestamptz;
alter table booking.center_override add primary key (id);
create index center_override_by_center on booking.center_override (center_id, from_day, to_day desc, serial);

-- Hours for which a bay takes no cars: it is out of use, or its technician is away. The appointments in it stay.
create table booking.bay_closure (
  id text primary key,
  center_id text not null references booking.center (id) on delete cascade,
  bay smallint not null check (bay >= 0),
  from_at timestamptz not null,
  -- Bays are taken by the hour, so none is closed for less.
  to_at timestamptz not null check (to_at >= from_at + interval '1 hour'),
  kind text not null check (kind in ('out-of-use', 'absence')),
  reason text not null check (char_length(reason) between 1 and 200),
  -- Who closed it, or changed that last.
  staff_id text not null,
  staff_name text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null
);
create index bay_closure_by_center on booking.bay_closure (center_id, to_at);

-- Somebody is to call the customer of an appointment that cannot stay where it is.
create table booking.call_task (
  id text primary key,
  appointment_id text not null,
  center_id text not null references booking.center (id) on delete cascade,
  reason_en text not null,
  reason_ar text not null,
  owner_staff_id text not null,
  owner_name text not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  done_at timestamptz,
  outcome text check (outcome in ('moved', 'canceled', 'stays')),
  -- How often nobody answered.
  attempts integer not null,
  check ((done_at is null) = (outcome is null)),
  changed_by text not null,
  changed_at timestamptz not null,
  version integer not null
);
create unique index call_task_open on booking.call_task (appointment_id) where done_at is null;
create index call_task_open_of_center on booking.call_task (center_id, due_at, id) where done_at is null;
create index call_task_open_of_owner on booking.call_task (owner_staff_id, due_at, id) where done_at is null;
