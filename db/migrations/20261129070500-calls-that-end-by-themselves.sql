-- A call ends with its cause, too: its day is open again, or the car has come. Nobody changed it then.
alter table booking.call_task drop constraint call_task_outcome_check;
alter table booking.call_task add constraint call_task_outcome_check
  check (outcome in ('moved', 'canceled', 'stays', 'reopened', 'arrived'));
alter table booking.call_task alter column changed_by drop not null;
create index call_task_of_appointment on booking.call_task (appointment_id, done_at);
create index call_task_done_at_center on booking.call_task (center_id, done_at desc, id) where done_at is not null;
