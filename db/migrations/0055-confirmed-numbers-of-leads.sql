alter table leads.lead
  -- When its number was confirmed: by a code, or before as that of the customer's account.
  add column phone_confirmed_at timestamptz,
  -- The mail to the people who answer it: what follows belongs to the same thread.
  add column mail_id text;

-- A lead waits for the CRM while it has a time for that, also where the CRM has it and is to learn more about it.
drop index leads.lead_waiting;
create index lead_waiting on leads.lead (next_try_at) where next_try_at is not null;
