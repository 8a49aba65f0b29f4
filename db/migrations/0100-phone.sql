create schema if not exists phone;

-- The newest one-time code of a number for one purpose and one browser. Number, browser and code are keyed hashes.
create table phone.code (
  purpose text not null,
  number_key text not null,
  browser_key text not null,
  code_hash text not null,
  -- Evaluated tries of this code.
  tries integer not null default 0,
  -- Codes requested so far, this one included: what the next one has to wait for.
  requests integer not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  -- Its message in the outbox.
  message_id text not null,
  primary key (purpose, number_key, browser_key)
);
create index code_by_age on phone.code (requested_at);

-- Requested codes of a number, a network or a range of numbers, by keyed hashes, since the first one of the day or hour.
create table phone.request_count (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index request_count_by_age on phone.request_count (ends_at);

-- Solved proofs of work: each pays for one code.
create table phone.spent_work (
  challenge_hash text primary key,
  expires_at timestamptz not null
);
create index spent_work_by_age on phone.spent_work (expires_at);
