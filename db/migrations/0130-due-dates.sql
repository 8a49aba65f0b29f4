create schema if not exists due_dates;

-- Whether a customer gets messages before something is due. Without a row they do.
create table due_dates.subscription (
  customer_id text primary key,
  -- Of the address that ends them from a mailbox.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{24}$'),
  is_on boolean not null,
  changed_at timestamptz not null
);

-- What was sent: once for each item and distance, by whichever process.
create table due_dates.notice (
  customer_id text not null,
  item text not null,
  days integer not null check (days in (60, 30, 7)),
  sent_at timestamptz not null,
  primary key (customer_id, item, days)
);
create index notice_by_age on due_dates.notice (sent_at);
