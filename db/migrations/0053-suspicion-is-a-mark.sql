-- A suspicion is a mark for the reader of a lead: it goes the way of all others, and so do those that were held back.
alter table leads.lead drop constraint lead_suspicion_check;
alter table leads.lead add constraint lead_suspicion_check check (suspicion ~ '^[a-z]+(-[a-z]+)*$');
drop index leads.lead_waiting;
create index lead_waiting on leads.lead (next_try_at) where handed_over_at is null;
update leads.lead set next_try_at = now() where handed_over_at is null and next_try_at is null;
-- The location that somebody wants to deal with, and the campaign fields of `salesforce/task` as they came.
alter table leads.lead add column location text;
alter table leads.lead add column campaign jsonb;
