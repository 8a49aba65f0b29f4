create schema if not exists workshop;

-- A car in the workshop, from check-in to hand-over. States of its appointment are booking's; two of them leave a mark here.
create table workshop.visit (
  appointment_id text primary key,
  center_id text not null,
  -- The customer's account, or a person without one, as booking names both.
  customer_id text not null,
  -- Unknown for a car that is in nobody's account.
  vehicle_id text,
  reference text not null,
  -- Of messages to whoever has no account.
  language text not null,
  checked_in_at timestamptz not null,
  odometer integer not null,
  fuel_eighths integer not null,
  belongings text not null default '',
  remarks text not null default '',
  estimate_dirhams integer,
  -- When the car is promised; how often that has changed, and what the customer was last notified of.
  promised_at timestamptz not null,
  promise_number integer not null default 0,
  notified_promise timestamptz not null,
  delay_reason text,
  delay_note text not null default '',
  signature_file text,
  signed_at timestamptz,
  signed_name text,
  adviser_id text not null,
  adviser_name text not null,
  is_warranty boolean not null default false,
  substitute_offered_at timestamptz,
  -- Since when the car waits for its customer, and when it left or its check-in was undone.
  ready_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null
);
create index visit_by_promise on workshop.visit (center_id, promised_at) where ended_at is null and ready_at is null;
create index visit_by_customer on workshop.visit (customer_id);
create index visit_by_vehicle on workshop.visit (vehicle_id, checked_in_at desc) where vehicle_id is not null;
create index visit_by_age on workshop.visit (checked_in_at);

-- Each change of what was promised.
create table workshop.promise_change (
  appointment_id text not null references workshop.visit on delete cascade,
  number integer not null,
  previous_at timestamptz not null,
  promised_at timestamptz not null,
  reason text,
  note text not null default '',
  by_name text not null,
  at timestamptz not null,
  primary key (appointment_id, number)
);

-- A picture of the car; the file lies in the private store under its id.
create table workshop.picture (
  id text primary key,
  appointment_id text not null references workshop.visit on delete cascade,
  caption text not null default '',
  width integer not null,
  height integer not null,
  by_name text not null,
  taken_at timestamptz not null
);
create index picture_by_visit on workshop.picture (appointment_id, taken_at);

-- Work that was found in the workshop and that the customer alone may approve.
create table workshop.extra_work (
  id text primary key,
  -- For the characters of its link.
  number bigint generated always as identity unique,
  appointment_id text not null references workshop.visit on delete cascade,
  title text not null,
  -- [{description, dirhams}]
  lines jsonb not null,
  total_dirhams integer not null,
  tax_basis_points integer not null,
  state text not null,
  -- The number of its wording: a link is signed for one of them, 0 for none.
  terms integer not null default 1,
  notified_terms integer not null default 0,
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  -- Whatever a program does: nobody but the customer approves.
  check (state <> 'approved' or coalesce(decided_by in ('customer-link', 'customer-account'), false))
);
create index extra_work_by_visit on workshop.extra_work (appointment_id, number);
