-- Until then a process has the message with the mail server or SMS gateway: no transaction is open while it waits for that.
alter table platform.message add column claimed_until timestamptz;
