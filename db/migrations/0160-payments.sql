create schema if not exists payments;

-- One try to pay something. What is paid is named by its kind and the owner's id of it; this room knows no more.
create table payments.attempt (
  id text primary key,
  kind text not null,
  reference text not null,
  customer_id text not null,
  gateway text not null,
  method text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  state text not null default 'created',
  -- Whether customers are still led to it. Money that comes on another one counts all the same.
  is_offered boolean not null default true,
  -- When the owner gave up what it was for.
  given_up_at timestamptz,
  -- The gateway's id of the charge, and of the payment that captured, where that is another one.
  charge_id text,
  captured_charge_id text,
  captured integer not null default 0,
  captured_at timestamptz,
  redirect_url text,
  -- As the gateway masks it, such as "Visa •••• 1111".
  card_hint text,
  failure_code text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the gateway was last read.
  checked_at timestamptz
);
create unique index one_live_attempt on payments.attempt (kind, reference)
  where is_offered and state in ('created', 'redirected', 'pending', 'authorized');
create index attempt_by_reference on payments.attempt (kind, reference);
create index attempt_by_charge on payments.attempt (gateway, charge_id);
create index attempt_of_customer on payments.attempt (customer_id);
create index open_attempts on payments.attempt (created_at)
  where state in ('created', 'redirected', 'pending', 'authorized');
create index expired_attempts on payments.attempt (changed_at) where state = 'expired';
create index captured_attempts on payments.attempt (captured_at) where captured > 0;

-- The inbox: notifications of gateways, each once.
create table payments.event (
  id text primary key,
  gateway text not null,
  event_key text not null,
  charge_id text not null,
  -- SHA-256 of the bytes that came; the bytes themselves are not stored.
  body_hash text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  -- settled, unchanged, or unknown-charge.
  outcome text,
  unique (gateway, event_key)
);
create index waiting_events on payments.event (received_at) where handled_at is null;
create index event_by_age on payments.event (received_at);

create table payments.refund (
  id text primary key,
  attempt_id text not null references payments.attempt (id) on delete cascade,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null,
  gateway_refund_id text,
  failure_code text,
  -- Requests made so far: from the second one on the gateway is searched for the first.
  tries integer not null default 0,
  claimed_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index refund_of_attempt on payments.refund (attempt_id);
create index open_refunds on payments.refund (created_at) where state in ('requested', 'pending');
create index refund_by_change on payments.refund (changed_at) where state = 'refunded';

-- What staff have to look at: one row for the same problem of the same thing.
create table payments.problem (
  id text primary key,
  kind text not null,
  -- The attempt, refund or event that it is about.
  about text not null,
  detail jsonb not null,
  at timestamptz not null,
  resolved_at timestamptz,
  unique (kind, about)
);
create index open_problems on payments.problem (at) where resolved_at is null;

-- The bank of the demo. It stands for another company's system: nothing but its own files reads these tables.
create table payments.bank_charge (
  id text primary key,
  -- The merchant's, which names the same charge when it is sent again.
  merchant_reference text not null unique,
  method text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  description text not null,
  merchant_name text not null,
  language text not null,
  notify_url text not null,
  return_url text not null,
  state text not null default 'open',
  failure_code text,
  -- Of the card nothing but its last four digits.
  card_ending text,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create index bank_charge_by_decision on payments.bank_charge (decided_at);

create table payments.bank_refund (
  id text primary key,
  charge_id text not null references payments.bank_charge (id) on delete cascade,
  merchant_reference text not null unique,
  amount integer not null check (amount > 0),
  state text not null,
  failure_code text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index bank_refund_of_charge on payments.bank_refund (charge_id);
create index bank_refund_by_decision on payments.bank_refund (decided_at);
