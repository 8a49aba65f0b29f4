-- Who made a move: the customer, somebody of the importer's, or the program itself.
alter table booking.appointment_move
  add column actor text not null default 'system' check (actor in ('customer', 'staff', 'system'));
alter table booking.appointment_move alter column actor drop default;

-- A hold is of one customer for one of their vehicles.
alter table booking.bay_unit
  add column hold_customer_id text,
  add column hold_vehicle_id text,
  add check (num_nonnulls(hold_until, hold_customer_id, hold_vehicle_id) in (0, 3));
create index bay_unit_by_hold on booking.bay_unit (hold_customer_id, hold_vehicle_id) where hold_until is not null;

-- Hours of a bay that a service takes. A visit takes an hour, and what its services take beyond one hour each.
alter table booking.service_type add column hours smallint not null default 1 check (hours between 1 and 8);
alter table booking.service_type alter column hours drop default;

-- The version of which the customer was last told, so that a job which runs twice, or late, sends no second mail.
alter table booking.appointment add column told_version integer not null default 0;
update booking.appointment set told_version = version where confirmation_mailed_at is not null;
alter table booking.appointment drop column confirmation_mailed_at;
alter table booking.appointment alter column told_version drop default;
