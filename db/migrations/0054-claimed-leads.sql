-- Until then a process has the lead with the CRM: no transaction is open while it waits for that.
alter table leads.lead add column claimed_until timestamptz;
