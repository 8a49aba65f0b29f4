-- A calendar entry that goes with a mail (RFC 5546): the text of an `.ics` file whose METHOD says what becomes of it.
alter table platform.message
  add column calendar text,
  add check (calendar is null or channel = 'mail');
