-- Members of staff have a name in each script: mails greet by the one of their language. Customers have one name.
alter table account.customer add column name_ar text;
