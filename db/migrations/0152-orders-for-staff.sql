alter table orders.order
  -- Since when it is where it is, and when anything of it changed last.
  add column moved_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now();
update orders.order as own set
  moved_at = coalesce(collected_at, ready_at, said.at, placed_at),
  changed_at = coalesce(said.at, placed_at),
  -- As everybody's numbers are compared: in Latin digits, without the dial code.
  phone = regexp_replace(regexp_replace(
    translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'),
    '^(00)?974(?=[0-9]{8}$)', '')
from (select id, (select max(at) from orders.order_event where order_id = id) as at from orders.order) as said
where said.id = own.id;
-- What staff did with an order, one row a version; goes with the order.
create table orders.order_deed (
  order_id text not null references orders.order (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  staff_id text not null,
  staff_name text not null,
  -- The line that it is about and how many pieces of it, or dirhams of a refund.
  line integer,
  quantity integer,
  amount integer,
  note text not null default '' check (char_length(note) <= 1024),
  primary key (order_id, version)
);

-- A part of a price that the counter wants to give back, until a second person has decided; one at a time.
create table orders.refund_request (
  id text primary key,
  order_id text not null references orders.order (id) on delete cascade,
  amount integer not null check (amount > 0),
  reason text not null check (char_length(reason) <= 1024),
  requested_by text not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  decision text check (decision in ('approved', 'declined', 'withdrawn')),
  answer text not null default '' check (char_length(answer) <= 1024),
  check (num_nonnulls(decided_by, decided_by_name, decided_at, decision) in (0, 4)),
  -- Four eyes, whatever a program says; who requested it may only take it back.
  check ((decided_by = requested_by) = (decision = 'withdrawn'))
);
create unique index one_open_refund_request on orders.refund_request (order_id) where decided_at is null;
create index refund_request_of_order on orders.refund_request (order_id);

-- What waits at the counters is little, whatever was collected before: each list reads its own index.
create index order_that_waits on orders.order (fulfilment, moved_at, id)
  where fulfilment in ('accepted', 'picking', 'ready');
create index order_that_waits_at on orders.order (center, fulfilment, moved_at, id)
  where fulfilment in ('accepted', 'picking', 'ready');
create index return_that_waits on orders.return_request (order_id, requested_at)
  where state in ('requested', 'accepted');
create index line_that_is_short on orders.order_line (order_id) where short > 0;
-- All that were paid, the newest first; and those of a number.
create index order_by_payment on orders.order (paid_at, id) where number is not null;
create index order_of_center_by_payment on orders.order (center, paid_at, id) where number is not null;
create index order_by_phone on orders.order (phone, placed_at);
