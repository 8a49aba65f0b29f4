-- When the customer's number was confirmed here; null while it is only what a form or another issuer says.
alter table account.customer add column phone_confirmed_at timestamptz;
