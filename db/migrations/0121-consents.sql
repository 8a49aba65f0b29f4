-- What a person agreed to or withdrew, one row each time; none is ever changed.
create table platform.consent (
  id text primary key,
  customer_id text,
  email text,
  phone text,
  check (num_nonnulls(customer_id, email, phone) > 0),
  purpose text not null check (purpose ~ '^[a-z]+(-[a-z]+)*$'),
  given boolean not null,
  -- Which wording was shown, in which language, and where.
  text_version text not null,
  language text not null check (language in ('en', 'ar')),
  source text not null,
  at timestamptz not null
);
create index consent_by_customer on platform.consent (customer_id, at) where customer_id is not null;
create index consent_by_email on platform.consent (email, at) where email is not null;
create index consent_by_phone on platform.consent (phone, at) where phone is not null;
create index consent_by_age on platform.consent (at);

-- The last mail to someone whose account is deleted: it is removed as soon as it has been sent.
alter table platform.message add column short_lived boolean not null default false;
