-- A signature that holds no longer, with what was signed: the check-in was corrected after it, or somebody signed anew.
-- Of one that holds this is what its visit says.
create table workshop.former_signature (
  -- Of its picture in the private store.
  id text primary key,
  appointment_id text not null references workshop.visit on delete cascade,
  signed_name text not null,
  signed_at timestamptz not null,
  odometer integer not null,
  fuel_eighths integer not null,
  belongings text not null,
  remarks text not null,
  estimate_dirhams integer,
  is_warranty boolean not null,
  ended_by text not null,
  ended_at timestamptz not null
);
create index former_signature_by_visit on workshop.former_signature (appointment_id, ended_at);
