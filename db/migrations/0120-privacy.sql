create schema if not exists privacy;

-- A customer's copy of their data; a new one replaces the last.
create table privacy.export (
  id text primary key,
  customer_id text not null unique,
  language text not null check (language in ('en', 'ar')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- A ZIP file, sealed for this export (AES-256-GCM).
  sealed_zip bytea,
  expires_at timestamptz not null,
  check ((ready_at is null) = (sealed_zip is null))
);
create index export_by_age on privacy.export (expires_at);

-- A deletion that has been requested and is not complete.
create table privacy.erasure_request (
  id text primary key,
  customer_id text not null unique,
  -- The addresses and numbers by which rows are found once the account is gone, sealed for this request.
  sealed_person text not null,
  language text not null check (language in ('en', 'ar')),
  reason text check (reason ~ '^[a-z]+(-[a-z]+)*$'),
  requested_at timestamptz not null,
  -- When appointments that were still to come were canceled.
  settled_at timestamptz,
  -- When it is worked on next; a try claims it by moving this on.
  next_try_at timestamptz not null
);
create index erasure_request_due on privacy.erasure_request (next_try_at);

-- Who was erased: a keyed hash that leads back to no one, so that a restored backup can erase them again.
create table privacy.erasure (
  person_hash text primary key,
  reason text,
  erased_at timestamptz not null
);
