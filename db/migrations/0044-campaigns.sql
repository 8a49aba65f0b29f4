-- Hours of a centre that hold for a campaign, in place of its weekdays'; dated overrides stand above both.
create table booking.center_campaign_hours (
  center_id text not null references booking.center (id) on delete cascade,
  campaign text not null,
  -- As the weekdays of a centre: seven lists of {start, end} in wall time, Sunday first.
  weekdays jsonb not null check (jsonb_array_length(weekdays) = 7),
  primary key (center_id, campaign)
);

-- That a vehicle takes part in a campaign: by an appointment, or by a request of somebody without vehicles, whose hours
-- are held for the request itself until it is over.
create table booking.campaign_request (
  id text primary key,
  -- What the reference is made from.
  number integer generated always as identity unique,
  campaign text not null,
  campaign_title text not null,
  -- Last day of the campaign, YYYY-MM-DD: it comes back under the same name.
  campaign_until text not null check (campaign_until ~ '^\d{4}-\d\d-\d\d$'),
  brand text not null,
  vin text not null,
  customer_id text not null,
  appointment_id text unique references booking.appointment (id) on delete cascade,
  center_id text not null references booking.center (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  model text not null,
  model_year smallint,
  notes text not null check (char_length(notes) <= 1024),
  -- Whom to call; of an appointment the account knows it.
  full_name text,
  phone text,
  email text,
  language text not null check (language in ('en', 'ar')),
  code text not null check (code in ('CREA', 'CNF', 'RJD', 'CANC')),
  created_at timestamptz not null,
  -- Set with the mail, so that a job which runs twice sends one.
  told_at timestamptz,
  check (appointment_id is not null or num_nonnulls(full_name, phone) = 2)
);
-- One at a time for a vehicle in a campaign.
create unique index campaign_request_pending on booking.campaign_request (vin, campaign, campaign_until)
  where code = 'CREA';
create index campaign_request_by_age on booking.campaign_request (created_at);
create index campaign_request_by_customer on booking.campaign_request (customer_id, starts_at);
