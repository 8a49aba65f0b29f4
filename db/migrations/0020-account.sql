create schema if not exists account;

-- E-mail addresses are kept trimmed and in lower case. A customer of another issuer has no password here.
create table account.customer (
  id text primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  sf_account_id text not null,
  kunnr text not null,
  password_hash text,
  created_at timestamptz not null,
  unique (issuer, subject),
  unique (issuer, email)
);

-- A person becomes a customer when the link in the mail is followed; until then this row is all there is.
create table account.registration (
  token_hash text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  password_hash text not null,
  return_address text not null,
  expires_at timestamptz not null
);
create index registration_by_age on account.registration (expires_at);

create table account.password_reset (
  token_hash text primary key,
  customer_id text not null references account.customer (id) on delete cascade,
  return_address text not null,
  expires_at timestamptz not null
);
create index password_reset_by_age on account.password_reset (expires_at);

-- Counted attempts. Keys are keyed hashes: the table tells nobody's address.
create table account.attempt (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index attempt_by_age on account.attempt (window_ends_at);

create table account.signing_key (
  name text primary key,
  jwk jsonb not null,
  created_at timestamptz not null
);

-- What the OpenID provider keeps. Its clock is the machine's, never MARSA_CLOCK.
create table account.oidc_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_record_by_grant on account.oidc_record (grant_id) where grant_id is not null;
create index oidc_record_by_uid on account.oidc_record (model, uid) where uid is not null;
create index oidc_record_by_age on account.oidc_record (expires_at);

-- A login under way: what has to be remembered between leaving for the issuer and coming back.
create table account.login_request (
  state_hash text primary key,
  code_verifier text not null,
  nonce text not null,
  return_address text not null,
  visitor_state text,
  language text not null check (language in ('en', 'ar')),
  expires_at timestamptz not null
);
create index login_request_by_age on account.login_request (expires_at);

create table account.login_code (
  code_hash text primary key,
  customer_id text not null references account.customer (id) on delete cascade,
  return_address text not null,
  expires_at timestamptz not null
);
create index login_code_by_age on account.login_code (expires_at);

-- One signed-in browser. Its id is the `sid` of its access tokens and the family of its refresh tokens.
create table account.session (
  id text primary key,
  customer_id text not null references account.customer (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_customer on account.session (customer_id);
create index session_by_age on account.session (expires_at);

create table account.refresh_token (
  token_hash text primary key,
  session_id text not null references account.session (id) on delete cascade,
  successor_salt text,
  replaced_at timestamptz,
  check ((successor_salt is null) = (replaced_at is null))
);
create index refresh_token_by_session on account.refresh_token (session_id);
