-- Whoever follows the link says who they are and chooses the password: before that there is only an address.
delete from account.registration;
alter table account.registration
  drop column first_name,
  drop column last_name,
  drop column phone,
  drop column password_hash;
create index registration_by_email on account.registration (email);
