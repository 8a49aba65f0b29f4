-- What companies ask for of a fleet is found by the company as well, which is what staff remember of it.
create index lead_by_company on leads.lead using gin (platform.name_keys(fleet ->> 'company'))
  with (fastupdate = off) where fleet is not null;
