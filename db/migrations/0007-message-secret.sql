-- What opens a link of one use is not part of a message's text: it is sealed, and gone once the message has left.
alter table platform.message add column sealed_secret text;
create index message_with_secret on platform.message (created_at) where sealed_secret is not null;
