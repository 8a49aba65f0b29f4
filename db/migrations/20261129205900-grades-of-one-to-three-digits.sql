-- A grade has one to three digits behind its W (0W-8, 85W-140), and its dash may be any that people type. Columns that are generated
-- are not made anew when their function changes.
drop index parts.part_by_specs;
alter table parts.part drop column specs;
create or replace function parts.specs_of(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct regexp_replace(lower(found[1]), '[\s-]', '', 'g')), '{}')
  from regexp_matches(translate(name, '‐‑‒–—―−－_', '---------'),
    '(?<![a-z0-9])(\d{1,2}\s?w(?:\s?-\s?\d{1,3}|\d{1,3}|\s{1,2}\d{2})|\d{3}\s?/\s?\d{2}\s?z?r\s?-?\s?\d{2}|dot\s?-?\s?\d(?:\.\d)?|[a-z]{1,4}\d{1,4}[a-z]?|\d{1,4}[a-z]{1,3})(?![a-z0-9])',
    'gi') as found
$$;
alter table parts.part add column specs text[] not null
  generated always as (parts.specs_of(coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) stored;
create index part_by_specs on parts.part using gin (specs) where is_live and specs <> '{}';
