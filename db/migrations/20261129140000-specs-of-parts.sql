-- What of a part's name is a measure: a viscosity, a tire's size, a code of letters and digits. `specsIn` (rules/words/specs.ts) reads
-- the same of a query, and a test holds both together.
create function parts.specs_of(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct regexp_replace(lower(found[1]), '[\s-]', '', 'g')), '{}')
  from regexp_matches(name,
    '(?<![a-z0-9])(\d{1,2}\s?w\s?-?\s?\d{2}|\d{3}\s?/\s?\d{2}\s?z?r\s?-?\s?\d{2}|dot\s?-?\s?\d(?:\.\d)?|[a-z]{1,4}\d{1,4}[a-z]?|\d{1,4}[a-z]{1,3})(?![a-z0-9])',
    'gi') as found
$$;
alter table parts.part add column specs text[] not null
  generated always as (parts.specs_of(coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) stored;
create index part_by_specs on parts.part using gin (specs) where is_live and specs <> '{}';
