-- What disputes have taken of an attempt, in the smallest unit.
alter table payments.attempt add column charged_back integer not null default 0;
-- The attempt whose page took a second payment: this row is that payment, which goes back.
alter table payments.attempt add column second_of text references payments.attempt (id) on delete cascade;
-- Until when one request makes the charge: a gateway without idempotency is called by one at a time.
alter table payments.attempt add column making_until timestamptz;
create unique index attempt_by_captured_charge on payments.attempt (gateway, captured_charge_id)
  where captured_charge_id is not null;

-- Every page on which an attempt can be paid: a lost answer may have made two.
create table payments.charge_page (
  gateway text not null,
  charge_id text not null,
  attempt_id text not null references payments.attempt (id) on delete cascade,
  made_at timestamptz not null,
  primary key (gateway, charge_id)
);
create index charge_page_of_attempt on payments.charge_page (attempt_id);
insert into payments.charge_page (gateway, charge_id, attempt_id, made_at)
  select gateway, charge_id, id, created_at from payments.attempt where charge_id is not null
  on conflict do nothing;

-- A customer who contests a payment at their bank. Where a gateway reports it the row is what was read there last.
create table payments.dispute (
  id text primary key,
  attempt_id text not null references payments.attempt (id) on delete cascade,
  gateway text not null,
  gateway_dispute_id text not null,
  amount integer not null check (amount > 0),
  state text not null,
  -- Known from staff alone, since the gateway's API has no disputes.
  is_by_hand boolean not null default false,
  -- Whether the money is with the customer's bank.
  has_taken boolean not null,
  reason text not null,
  respond_by timestamptz,
  -- What staff decided: accept or evidence; sent once the gateway has it.
  response text,
  response_text text not null default '',
  response_sent_at timestamptz,
  response_failure text,
  received_at timestamptz not null,
  -- The gateway's own time of the state that was read last.
  seen_at timestamptz not null,
  checked_at timestamptz,
  unique (gateway, gateway_dispute_id)
);
create index dispute_of_attempt on payments.dispute (attempt_id);
create index open_disputes on payments.dispute (respond_by) where state in ('needs-response', 'under-review');

alter table payments.event add column dispute_id text;
