-- Whose data an entry is about, and proof that no entry was forged, changed or removed.
alter table staff.audit_entry
  -- Customers by id; `lead/<id>` is who left a lead and has no account.
  add column people text[] not null default '{}',
  -- How many records a look showed.
  add column shown integer,
  -- A nonce and a keyed hash of the entry, by a key that is not in the database. Null on entries older than this column.
  add column seal bytea,
  drop constraint audit_entry_via_check,
  add constraint audit_entry_via_check check (via in ('write', 'view', 'search', 'export', 'sign-in', 'refused'));
create index audit_by_person on staff.audit_entry using gin (people);
create unique index audit_by_seal on staff.audit_entry (seal);

-- The keyed hash of a value and its entry; it goes with the value.
alter table staff.audit_value add column seal bytea;

-- The chain: entries in the order in which they were sealed, each hash over the one before. Nothing here is changed or deleted.
create table staff.audit_link (
  seq bigint primary key,
  entry_id bigint not null unique references staff.audit_entry (id),
  hash bytea not null
);

-- What each verification of the chain found.
create table staff.audit_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  entries bigint not null,
  -- The moment of the last entry that was verified.
  verified_until timestamptz,
  -- The first thing that is wrong, and how many are.
  problem text check (problem in ('changed', 'removed', 'forged', 'value', 'order', 'cut')),
  problem_entry_id bigint,
  problems integer not null,
  seal bytea not null
);
