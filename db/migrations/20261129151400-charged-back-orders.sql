-- What the customer's bank has taken back of an order's money by a dispute, dirhams.
alter table orders.order add column charged_back integer not null default 0;
-- A second payment that went back, or is to, leaves an order paid.
update orders.order set money = 'paid'
  where money in ('partly-refunded', 'refund-pending') and captured > total_price
    and refund_requested <= captured - total_price and fulfilment in ('accepted', 'picking', 'ready', 'collected');
