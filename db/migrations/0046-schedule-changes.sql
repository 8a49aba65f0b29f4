-- What changed of the schedules: an hour of a center, or (without a center) hours, bays or services themselves. Each
-- process keeps the schedules in memory and brings them up to date by what its last reading did not see, which the
-- transaction's number tells exactly: a change counts from the moment of its commit, whatever order commits came in.
create table booking.schedule_change (
  id bigint generated always as identity primary key,
  xact xid8 not null default pg_current_xact_id(),
  center_id text,
  unit_start timestamptz check ((unit_start is null) = (center_id is null)),
  -- By the database's own clock: the program's may be set to another day.
  changed_at timestamptz not null default now()
);
create index schedule_change_by_xact on booking.schedule_change (xact);
create index schedule_change_by_age on booking.schedule_change (changed_at);

create function booking.tell_changed_hours() returns trigger language plpgsql as $$
begin
  insert into booking.schedule_change (center_id, unit_start) select distinct center_id, unit_start from changed;
  return null;
end $$;
create trigger bay_unit_taken after insert on booking.bay_unit
  referencing new table as changed for each statement execute function booking.tell_changed_hours();
create trigger bay_unit_given_back after delete on booking.bay_unit
  referencing old table as changed for each statement execute function booking.tell_changed_hours();
create trigger bay_unit_left after update on booking.bay_unit
  referencing old table as changed for each statement execute function booking.tell_changed_hours();
create trigger bay_unit_moved after update on booking.bay_unit
  referencing new table as changed for each statement execute function booking.tell_changed_hours();

create function booking.tell_changed_schedules() returns trigger language plpgsql as $$
begin
  insert into booking.schedule_change default values;
  return null;
end $$;
create trigger center_changed after insert or update or delete or truncate on booking.center
  for each statement execute function booking.tell_changed_schedules();
create trigger center_override_changed after insert or update or delete or truncate on booking.center_override
  for each statement execute function booking.tell_changed_schedules();
create trigger center_bay_changed after insert or update or delete or truncate on booking.center_bay
  for each statement execute function booking.tell_changed_schedules();
create trigger center_campaign_hours_changed after insert or update or delete or truncate
  on booking.center_campaign_hours
  for each statement execute function booking.tell_changed_schedules();
create trigger service_type_changed after insert or update or delete or truncate on booking.service_type
  for each statement execute function booking.tell_changed_schedules();
-- Nothing is known of what a truncated table held.
create trigger bay_unit_emptied after truncate on booking.bay_unit
  for each statement execute function booking.tell_changed_schedules();
