-- When the customer was last seen to be who they are, by the issuer's word. Null where it did not say: never fresh.
alter table account.login_code
  add column authenticated_at timestamptz,
  add column browser text not null default '',
  add column system text not null default '';
alter table account.session
  add column authenticated_at timestamptz,
  add column last_used_at timestamptz,
  add column browser text not null default '',
  add column system text not null default '';
