-- Appointments are planned at service centers, and test drives at showrooms: both are places with hours in one zone.
alter table booking.center add column kind text not null default 'service' check (kind in ('service', 'showroom'));
-- Slots start so long ahead at the earliest, and a customer changes or cancels until so long before the start.
alter table booking.center add column lead_minutes integer not null default 1440 check (lead_minutes between 0 and 20160);
alter table booking.center add column change_minutes integer not null default 1440
  check (change_minutes between 0 and 20160);

-- An hour is taken by a service appointment or by a test drive, whose rows stand in different schemas. In a showroom a
-- "bay" is the number of a car.
alter table booking.bay_unit drop constraint bay_unit_appointment_id_fkey;
