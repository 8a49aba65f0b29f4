-- How many SMS a number had of late.
create index sms_by_recipient on platform.message (recipient, created_at) where channel = 'sms';
