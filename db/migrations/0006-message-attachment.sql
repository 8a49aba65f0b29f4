-- A file that goes with a mail: { name, type, content }, its content as text.
alter table platform.message
  add column attachment jsonb,
  add check (attachment is null or channel = 'mail');
