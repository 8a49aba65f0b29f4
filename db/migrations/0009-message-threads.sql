-- The earlier mail that a mail belongs to: mailboxes show both in one thread.
alter table platform.message
  add column in_reply_to text,
  add check (in_reply_to is null or channel = 'mail');
