-- An authenticator app, once its first code was entered. Its secret is sealed; no code of a used step counts again.
create table account.authenticator (
  customer_id text primary key references account.customer (id) on delete cascade,
  sealed_secret text not null,
  last_step integer not null,
  created_at timestamptz not null
);

-- Codes for a day without the app, as keyed hashes. One that was used is deleted.
create table account.recovery_code (
  code_hash text primary key,
  customer_id text not null references account.customer (id) on delete cascade,
  created_at timestamptz not null
);
create index recovery_code_by_customer on account.recovery_code (customer_id);
