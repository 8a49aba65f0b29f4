-- An account that is being deleted lets nobody in any more, whatever link or factor is left. Messages to a customer are in the
-- language that they chose, or used when they last signed in; null until then.
alter table account.customer
  add column closed_at timestamptz,
  add column message_language text check (message_language in ('en', 'ar')),
  add column message_language_chosen_at timestamptz;

-- What the provider keeps of a customer ends with their sessions, also a login that is parked before its end.
create index oidc_record_by_login on account.oidc_record ((payload -> 'result' -> 'login' ->> 'accountId'));

-- Privacy asks whether another customer has the same number or address, whatever their issuer.
create index customer_by_phone on account.customer (phone);
create index customer_by_email on account.customer (email);
