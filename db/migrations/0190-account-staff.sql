-- Whose login it is: customers and members of staff sign in apart, by clients of their own.
alter table account.login_request
  add column audience text not null default 'customers' check (audience in ('customers', 'staff'));

-- The link by which a member of staff sets up their account: one for each, the newest. The password waits here until the first
-- code of the authenticator app is entered; until then nothing of the account changes.
create table account.staff_invitation (
  customer_id text primary key references account.customer (id) on delete cascade,
  token_hash text not null unique,
  password_hash text,
  expires_at timestamptz not null
);
create index staff_invitation_by_age on account.staff_invitation (expires_at);
