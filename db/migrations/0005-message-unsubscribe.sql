-- Where a mailbox ends the mails of this kind with one click (RFC 8058).
alter table platform.message
  add column unsubscribe text,
  add check (unsubscribe is null or channel = 'mail');
