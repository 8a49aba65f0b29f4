-- When a refund on its way was last read: those that were not looked at for longest come first.
alter table payments.refund add column checked_at timestamptz;
