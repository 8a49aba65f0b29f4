-- A new e-mail address that waits to be confirmed by the link that was sent to it: one for each customer, the newest.
create table account.email_change (
  customer_id text primary key references account.customer (id) on delete cascade,
  token_hash text not null unique,
  email text not null,
  language text not null check (language in ('en', 'ar')),
  expires_at timestamptz not null
);
create index email_change_by_age on account.email_change (expires_at);

-- An address that was replaced, and the link by which its reader takes the change back.
create table account.email_undo (
  token_hash text primary key,
  customer_id text not null references account.customer (id) on delete cascade,
  former_email text not null,
  expires_at timestamptz not null
);
create index email_undo_by_customer on account.email_undo (customer_id);
create index email_undo_by_age on account.email_undo (expires_at);
