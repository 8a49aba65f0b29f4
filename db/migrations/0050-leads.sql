create schema if not exists leads;

-- What a visitor asked for in a form. It stays for 24 months (decisions 2.8), then the job `forget-leads` deletes it.
create table leads.lead (
  id text primary key,
  kind text not null check (kind in ('offer', 'finance', 'fleet')),
  -- The form's own: a wish that is repeated is one lead, however long after.
  idempotency_key text not null unique,
  first_name text not null,
  last_name text not null,
  mobile text not null,
  email text,
  message text not null check (char_length(message) <= 1024),
  -- What it is about: the offer, its campaign, the model, where there is one.
  offer_id text,
  campaign_id text,
  model text,
  -- Of a fleet inquiry: company, commercial registration, number of vehicles, models, term.
  fleet jsonb,
  -- utm_* of the address that the visit began with.
  utm jsonb not null,
  page text not null,
  language text not null check (language in ('en', 'ar')),
  -- What the data may be used for, and whether the visitor also wants to hear of other offers.
  purpose text not null check (purpose in ('answer-the-request')),
  marketing_consent boolean not null,
  -- Why a machine is suspected to have written it: such a lead is kept for the office and never handed over.
  suspicion text check (suspicion in ('honeypot', 'too-fast')),
  created_at timestamptz not null,
  -- The hand-over to the CRM: tried until it took the lead. `crm_id` is the CRM's own id of it.
  handed_over_at timestamptz,
  crm text,
  crm_id text,
  tries integer not null default 0,
  next_try_at timestamptz,
  last_problem text,
  check ((handed_over_at is null) = (crm is null)),
  -- A lead that waits always has a time at which it is tried again.
  check (suspicion is not null or handed_over_at is not null or next_try_at is not null)
);
create index lead_waiting on leads.lead (next_try_at) where handed_over_at is null and suspicion is null;
create index lead_by_age on leads.lead (created_at);
