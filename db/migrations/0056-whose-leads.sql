alter table leads.lead
  -- Who was signed in when it was sent: then it is theirs, whoever has its address or number by now.
  add column customer_id text,
  -- The page on which its people answer it. It opens without a sign-in, so it is no part of the message, which customers read.
  add column answer_at text;
update leads.lead set
  answer_at = substring(message from 'https?://\S+/showroom/\S+'),
  message = regexp_replace(message, '\n[^\n]*https?://\S+/showroom/\S+\s*$', '')
where kind = 'test-drive' and message ~ 'https?://\S+/showroom/\S+';
create index lead_by_customer on leads.lead (customer_id) where customer_id is not null;
create index lead_by_email on leads.lead (lower(email)) where customer_id is null;
create index lead_by_mobile on leads.lead (mobile) where customer_id is null;
