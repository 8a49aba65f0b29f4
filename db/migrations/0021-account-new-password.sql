-- What ends with a new password is found by its customer: sessions of the provider, and other links.
create index oidc_record_by_account on account.oidc_record (model, (payload ->> 'accountId'));
create index password_reset_by_customer on account.password_reset (customer_id);
