-- Leads are found by any word of a name in either script, and by how a number ends.
drop index leads.lead_by_name;
drop index leads.lead_by_last_name;
create index lead_by_name on leads.lead using gin (platform.name_keys(first_name || ' ' || last_name))
  with (fastupdate = off);
create index lead_by_phone_key on leads.lead (platform.phone_key(mobile) text_pattern_ops);
create index lead_by_phone_end on leads.lead (reverse(platform.phone_key(mobile)) text_pattern_ops);
drop function leads.folded(text);
