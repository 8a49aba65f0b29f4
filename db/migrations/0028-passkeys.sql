-- Keys of devices by which a customer signs in without a password.
create table account.passkey (
  id text primary key,
  customer_id text not null references account.customer (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  browser text not null,
  system text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_customer on account.passkey (customer_id);
