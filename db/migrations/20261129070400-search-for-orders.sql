-- Orders are found by how a telephone number begins and ends, as customers are.
create index order_by_phone_key on orders.order (platform.phone_key(phone) text_pattern_ops);
create index order_by_phone_end on orders.order (reverse(platform.phone_key(phone)) text_pattern_ops);
