-- The same bytes say something new when they were counted later: a shelf may come back to what it was.
alter table orders.stock_file drop constraint stock_file_pkey, add primary key (sha256, as_of);
