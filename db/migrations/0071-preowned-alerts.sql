-- What came with which change of stock, so that news are told once: a version is exact where a time is not.
alter table preowned.vehicle add column entered_version bigint not null default 0;
comment on column preowned.vehicle.entered_version is 'The stock version with which it came, or came back, on offer.';
alter table preowned.price_change add column version bigint not null default 0;

-- Somebody who wants to be told by mail of cars that fit a search. It is deleted when it ends, and two days after it
-- was made where it was not confirmed.
create table preowned.alert (
  -- Stands in the links of the mails: nobody can guess it.
  token text primary key,
  email text not null,
  language text not null check (language in ('en', 'ar')),
  -- The filters in their one order, as an address has them.
  search text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Everything up to this stock version was told, or was there before.
  told_version bigint not null,
  told_at timestamptz,
  -- How often its address was asked to confirm.
  asked integer not null default 1,
  unique (email, search)
);
create index alert_waiting on preowned.alert (told_version) where confirmed_at is not null;
create index alert_unconfirmed on preowned.alert (created_at) where confirmed_at is null;
