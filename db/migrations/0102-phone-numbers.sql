-- Confirmed numbers, as they are dialled from anywhere. A number belongs to one customer: a newer confirmation moves it.
create table phone.number (
  number text primary key,
  customer_id text not null,
  -- By which its owner reads texts.
  channel text not null check (channel in ('sms', 'whatsapp')),
  -- In which it was confirmed: that of the mail when it moves.
  language text not null check (language in ('en', 'ar')),
  confirmed_at timestamptz not null
);
create index number_by_customer on phone.number (customer_id, confirmed_at);
