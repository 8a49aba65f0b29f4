-- The first reminder comes two days before, while an appointment can still be changed online. Those of a day before, which wait
-- in the queue since before this, are sent as they were queued.
alter table booking.reminder drop constraint reminder_kind_check;
alter table booking.reminder add constraint reminder_kind_check
  check (kind in ('two-days-before', 'day-before', 'soon'));
