create schema if not exists staff;

-- Who works here. Their sign-in is the issuer's: the accounts site, or the importer's own.
create table staff.member (
  id text primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  name_ar text not null,
  language text not null check (language in ('en', 'ar')),
  state text not null check (state in ('invited', 'active', 'left')),
  version integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- The name of the colleague who changed it last.
  changed_by text not null,
  left_at timestamptz,
  check ((state = 'left') = (left_at is not null)),
  unique (issuer, subject)
);
-- Another issuer may give an address to a new person before we hear that the last one left.
create unique index member_by_email on staff.member (lower(email)) where state <> 'left' and issuer = 'built-in';
create index member_by_name on staff.member (name, id);

create table staff.role_grant (
  member_id text not null references staff.member (id) on delete cascade,
  role text not null,
  -- A service center, showroom or counter, or '*' for everywhere.
  place text not null,
  -- The name of who granted it; of another issuer the groups do.
  granted_by text not null,
  granted_at timestamptz not null,
  primary key (member_id, role, place)
);
create index role_grant_by_role on staff.role_grant (role, place);

-- Browsers that belong to a place: tablets of a workshop, on which people change by PIN.
create table staff.device (
  id text primary key,
  token_hash text not null unique,
  name text not null,
  place text not null,
  version integer not null,
  registered_at timestamptz not null,
  registered_by text not null,
  revoked_at timestamptz,
  changed_by text not null
);
create index device_by_place on staff.device (place, name, id);

create table staff.session (
  id text primary key,
  token_hash text not null unique,
  member_id text not null references staff.member (id) on delete cascade,
  device_id text references staff.device (id),
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  -- The last sign-in with password or passkey; a PIN is none.
  authenticated_at timestamptz not null,
  ended_at timestamptz,
  factors text[] not null
);
create index open_session_of_member on staff.session (member_id) where ended_at is null;
create index open_session_of_device on staff.session (device_id) where ended_at is null;
create index session_by_age on staff.session (started_at);

-- When a member last signed in with a second factor on a device of a place: a PIN counts for some days after that.
create table staff.full_sign_in (
  member_id text not null references staff.member (id) on delete cascade,
  place text not null,
  at timestamptz not null,
  primary key (member_id, place)
);

create table staff.pin (
  member_id text primary key references staff.member (id) on delete cascade,
  -- Argon2id with a key of ours: six digits alone could be guessed from any hash.
  pin_hash text not null,
  tries integer not null,
  locked_until timestamptz
);

-- What members of staff did and saw: ids and names of fields, never a value. Nothing here is changed or deleted.
create table staff.audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id text not null,
  staff_name text not null,
  device_id text,
  deed text not null,
  record_type text not null,
  record_id text not null,
  place text,
  fields text[] not null,
  -- A code. What was typed is a value, for it may name a person.
  reason text check (reason ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  request_id text,
  via text not null check (via in ('write', 'view', 'search', 'export', 'sign-in'))
);
create index audit_by_time on staff.audit_entry (at, id);
create index audit_by_record on staff.audit_entry (record_type, record_id, at, id);
create index audit_by_staff on staff.audit_entry (staff_id, at, id);
create index audit_by_deed on staff.audit_entry (deed, at, id);

create function staff.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_append_only before update or delete or truncate on staff.audit_entry
  for each statement execute function staff.refuse_audit_change();

-- The values of an entry, which may be personal: an erasure deletes them, and so does time.
create table staff.audit_value (
  id bigint generated always as identity primary key,
  entry_id bigint not null references staff.audit_entry (id),
  field text not null,
  before jsonb,
  after jsonb,
  -- The customer whose they are, where it is one.
  person_id text,
  expires_at timestamptz not null
);
create index audit_value_of_entry on staff.audit_value (entry_id);
create index audit_value_of_person on staff.audit_value (person_id) where person_id is not null;
create index audit_value_by_age on staff.audit_value (expires_at);
