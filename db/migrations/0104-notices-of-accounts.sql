-- A text about what guards an account leaves however many others its number had on that day.
alter table platform.message add column is_notice boolean not null default false;
