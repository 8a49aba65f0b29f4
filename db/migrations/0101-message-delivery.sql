-- Texts leave by SMS or WhatsApp. What became of a message is its state; where one channel fails, the second takes over.
alter table platform.message
  drop constraint message_channel_check,
  add constraint message_channel_check check (channel in ('mail', 'sms', 'whatsapp')),
  add column state text not null default 'waiting' check (state in ('waiting', 'sent', 'delivered', 'failed')),
  -- Failed tries on the channel.
  add column tries integer not null default 0,
  -- Takes over where `channel` fails.
  add column second_channel text check (second_channel in ('sms', 'whatsapp')),
  -- The channel that failed before.
  add column failed_channel text check (failed_channel in ('sms', 'whatsapp')),
  -- Nobody needs it later: a code.
  add column useful_until timestamptz;
update platform.message set state = 'sent' where sent_at is not null;

drop index platform.sms_by_recipient;
create index text_by_recipient on platform.message (recipient, created_at) where channel <> 'mail';
