-- Whom a message is about, written down with it: the customer where there is one, and every address and number in it, the
-- recipient's included. A person's messages are found by exact keys, never by a search in texts.
alter table platform.message
  add column customer_id text,
  -- Addresses in small letters, numbers in international form.
  add column about text[] not null default '{}',
  -- It went to the importer's people: no part of a customer's copy.
  add column for_staff boolean not null default false;

update platform.message set for_staff = true
where template in ('lead', 'lead-confirmed') or template ~ '-for-(desk|showroom)$';
update platform.message set about = array(
  select lower(recipient)
  union
  select lower(found[1]) from regexp_matches(plain, '[[:alnum:].!#$%&*+/=?^_`{|}~-]+@[[:alnum:].-]+[[:alnum:]]', 'g') as found
  where for_staff
  union
  select translate(found[1], ' ', '') from regexp_matches(plain, '\+[0-9][0-9 ]{6,18}[0-9]', 'g') as found
  where for_staff
);
create index message_by_customer on platform.message (customer_id) where customer_id is not null;
create index message_by_about on platform.message using gin (about) where customer_id is null;
