-- Customers have an Arabic name beside the Latin one, as members of staff do: staff find them by it too.
create index customer_by_arabic_name on account.customer using gin (platform.name_keys(name_ar)) with (fastupdate = off)
where name_ar is not null;
