-- Requests of customers to have a vehicle in their garage. Staff answer them: a VIN stands behind every windshield.
create table garage.vehicle_link (
  id text primary key,
  -- What the reference of a request is made from.
  number integer generated always as identity unique,
  customer_id text not null,
  vin text not null check (vin ~ '^[A-Z0-9]{17}$'),
  plate text check (plate ~ '^[A-Z0-9]{1,10}$'),
  note text not null check (char_length(note) <= 500),
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  -- Why it was rejected, by its code, and what staff wrote beside it.
  reason text check (reason in ('vin-wrong', 'not-owner', 'card-needed')),
  answer_note text check (char_length(answer_note) <= 300),
  check ((state = 'rejected') = (reason is not null)),
  -- The registration card that came with it: a document of the customer, which they may delete.
  document_id text,
  -- The language in which its customer sent it.
  language text not null check (language in ('en', 'ar')),
  version integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Its staff were reminded.
  reminded_at timestamptz
);
-- A vehicle is requested once at a time.
create unique index vehicle_link_waiting on garage.vehicle_link (customer_id, vin) where state = 'waiting';
create index vehicle_link_by_customer on garage.vehicle_link (customer_id, created_at desc);
create index vehicle_link_unanswered on garage.vehicle_link (created_at) where state = 'waiting' and reminded_at is null;
-- What was answered is deleted in time, and found without reading every request.
create index vehicle_link_by_age on garage.vehicle_link (changed_at) where state <> 'waiting';
