-- Which forms there are is said by the call that takes them; a new one needs no change of the table.
alter table leads.lead drop constraint lead_kind_check;
alter table leads.lead add constraint lead_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
