create schema if not exists orders;

-- Where parts are collected. Names and hours come from the importer.
create table orders.center (
  id text primary key,
  name_en text not null,
  name_ar text not null,
  address_en text not null,
  address_ar text not null,
  city_en text not null,
  city_ar text not null,
  country text not null,
  phone text not null,
  mail text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- Seven lists of {opens, closes} in wall time, Sunday first; an empty list is a closed day.
  weekdays jsonb not null check (jsonb_array_length(weekdays) = 7),
  -- Ids of the service centers to which it brings parts.
  supplies text[] not null,
  position integer not null
);

-- Pieces at a center. What can be sold is on_hand - reserved, and reservations that have run out on top of it.
create table orders.stock (
  part text not null,
  center text not null references orders.center (id),
  on_hand integer not null,
  reserved integer not null default 0 check (reserved >= 0),
  -- What the last file or count said, as of when: on_hand is that and all movements after it.
  counted integer not null,
  as_of timestamptz not null,
  -- When it is expected where there is none, YYYY-MM-DD.
  backorder_date text check (backorder_date ~ '^\d{4}-\d\d-\d\d$'),
  primary key (part, center)
);

create table orders.reservation (
  order_id text not null,
  part text not null,
  center text not null,
  quantity integer not null check (quantity > 0),
  -- Null once it is paid.
  expires_at timestamptz,
  primary key (order_id, part, center)
);
create index reservation_that_expires on orders.reservation (part, center, expires_at) where expires_at is not null;

-- Pieces that came or went, with their sign.
create table orders.stock_movement (
  id text primary key,
  part text not null,
  center text not null,
  quantity integer not null,
  kind text not null,
  order_id text,
  -- Who moved them: a member of staff or the program.
  actor text not null,
  at timestamptz not null
);
create index stock_movement_by_part on orders.stock_movement (part, center, at);

-- Files of stock that were taken in, by their bytes.
create table orders.stock_file (
  sha256 text primary key,
  as_of timestamptz not null,
  imported_at timestamptz not null,
  rows integer not null
);

create table orders.cart (
  customer_id text primary key,
  -- Raised by every change.
  version integer not null default 1,
  changed_at timestamptz not null
);
create index cart_by_change on orders.cart (changed_at);

create table orders.cart_line (
  id text primary key,
  customer_id text not null references orders.cart (customer_id) on delete cascade,
  part text not null,
  -- The car that the part is for, as parts/rules/car-key.ts writes it.
  car text,
  saved boolean not null default false,
  quantity integer not null check (quantity between 1 and 99),
  -- The price that the customer saw last; null while it is not sold.
  original_price integer,
  unit_discount integer not null default 0,
  misfit_acknowledged boolean not null default false,
  note text not null default '',
  -- What changed since the customer's last change: [{kind, ...}].
  changes jsonb not null default '[]',
  position bigint not null generated always as identity,
  unique nulls not distinct (customer_id, part, car, saved)
);

-- A write that was done, by the key of its caller: done again after a crash it changes nothing.
create table orders.done_write (
  customer_id text not null,
  key text not null,
  order_id text,
  at timestamptz not null,
  primary key (customer_id, key)
);
create index done_write_by_age on orders.done_write (at);

create table orders.order (
  id text primary key,
  customer_id text not null,
  -- Taken when it is paid.
  number text unique,
  -- Two columns; what customers see follows from both (rules/order-state.ts).
  fulfilment text not null default 'open',
  money text not null default 'unpaid',
  version integer not null default 1,
  cart_version integer not null,
  center text not null references orders.center (id),
  appointment_id text,
  appointment_at timestamptz,
  appointment_center text,
  phone text not null,
  notes text not null,
  -- Of the customer who ordered, for messages where they chose none.
  language text not null,
  total_price integer not null check (total_price >= 0),
  total_original integer not null,
  total_tax integer not null,
  tax_rate integer not null,
  -- What the bank has taken and given back, and what was requested to be given back, dirhams.
  captured integer not null default 0,
  refunded integer not null default 0,
  refund_requested integer not null default 0,
  -- What the customer no longer owes of the total: canceled, missing or returned pieces.
  credited integer not null default 0,
  placed_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- Its reservation ran out without a payment: three such a day.
  expired_at timestamptz,
  ready_at timestamptz,
  collected_at timestamptz,
  pickup_code text,
  -- Reminders to collect it that were sent.
  reminders integer not null default 0
);
create unique index one_open_order on orders.order (customer_id) where fulfilment = 'open';
create index order_of_customer on orders.order (customer_id, placed_at desc);
create index open_orders on orders.order (expires_at) where fulfilment = 'open';
create index ready_orders on orders.order (ready_at) where fulfilment = 'ready';
create unique index order_by_pickup_code on orders.order (center, pickup_code) where fulfilment = 'ready';

create table orders.order_line (
  order_id text not null references orders.order (id) on delete cascade,
  line integer not null,
  cart_line_id text not null,
  part text not null,
  name_en text not null,
  name_ar text not null,
  picture text,
  car text,
  car_en text,
  car_ar text,
  returns text not null,
  quantity integer not null check (quantity > 0),
  original_price integer not null,
  unit_discount integer not null,
  line_price integer not null,
  note text not null,
  misfit_acknowledged boolean not null,
  -- Pieces that the center does not have; they wait for the customer's answer, or for the pieces.
  short integer not null default 0,
  short_answer text,
  -- Pieces that were given up before they were collected, and given back after that.
  dropped integer not null default 0,
  returned integer not null default 0,
  primary key (order_id, line)
);

create table orders.order_event (
  order_id text not null references orders.order (id) on delete cascade,
  version integer not null,
  state text not null,
  actor text not null,
  reason text not null default '',
  at timestamptz not null,
  primary key (order_id, version)
);

-- The last number taken of each series. Taken in the transaction that uses it, so that no number is missing.
create table orders.series (
  name text primary key,
  last integer not null
);

-- Receipts (R) and credit notes (C), as they were issued.
create table orders.paper (
  id text primary key,
  order_id text not null references orders.order (id),
  series text not null check (series in ('R', 'C')),
  number integer not null,
  issued_at timestamptz not null,
  amount integer not null,
  -- What it says: its lines and totals.
  content jsonb not null,
  unique (series, number)
);
create index paper_of_order on orders.paper (order_id);

create table orders.return_request (
  id text primary key,
  order_id text not null references orders.order (id) on delete cascade,
  state text not null,
  note text not null,
  answer text not null default '',
  requested_at timestamptz not null,
  changed_at timestamptz not null
);
create index return_of_order on orders.return_request (order_id);

create table orders.return_line (
  return_id text not null references orders.return_request (id) on delete cascade,
  line integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  primary key (return_id, line)
);

create table orders.stock_alert (
  customer_id text not null,
  part text not null,
  language text not null,
  requested_at timestamptz not null,
  primary key (customer_id, part)
);
create index stock_alert_by_part on orders.stock_alert (part);

-- What the importer's ERP has to hear of an order, once by its key.
create table orders.hand_over (
  key text primary key,
  order_id text not null references orders.order (id),
  kind text not null,
  amount integer not null,
  state text not null default 'waiting',
  created_at timestamptz not null,
  sent_at timestamptz
);
create index hand_over_waiting on orders.hand_over (created_at) where state = 'waiting';
create index hand_over_of_order on orders.hand_over (order_id);
