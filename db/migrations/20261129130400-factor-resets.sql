-- A second factor that was lost: requested at the counter with an identity paper, answered by another member of staff.
create table account.factor_reset (
  id text primary key,
  customer_id text not null references account.customer (id) on delete cascade,
  state text not null check (state in ('requested', 'done', 'declined', 'objected')),
  version integer not null default 1,
  paper text not null check (paper in ('qid', 'passport')),
  paper_end text not null,
  requested_by_id text not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  answered_by_id text,
  answered_by_name text,
  answered_at timestamptz,
  -- A request waits so long for its answer; what was done may be objected to so long.
  expires_at timestamptz not null
);
create index factor_reset_by_customer on account.factor_reset (customer_id);
-- One waits at a time.
create unique index factor_reset_waiting on account.factor_reset (customer_id) where state = 'requested';
