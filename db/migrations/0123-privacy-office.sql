-- What a deletion waited for at its last try, by the names of features; none once everything is settled.
alter table privacy.erasure_request add column blocked_by text[] not null default '{}';

-- What staff write down about a request that is under way.
create table privacy.request_note (
  id text primary key,
  -- A copy or a deletion.
  request_id text not null,
  customer_id text not null,
  staff_id text not null,
  staff_name text not null,
  note text not null check (char_length(note) between 1 and 500),
  at timestamptz not null
);
create index request_note_by_request on privacy.request_note (request_id);
create index request_note_by_customer on privacy.request_note (customer_id);
create index request_note_by_age on privacy.request_note (at);
