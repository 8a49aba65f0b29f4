-- From when on one may try again; a try before it is refused, and counts for nothing.
alter table account.attempt add column blocked_until timestamptz;
