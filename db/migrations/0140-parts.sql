create schema parts;

-- Two levels: a category, and with a parent a sub-category. `code` is its id in files, calls and addresses.
create table parts.category (
  id smallint generated always as identity primary key,
  code text not null unique,
  parent_id smallint references parts.category deferrable initially deferred,
  position integer not null,
  name_en text not null,
  name_ar text not null
);

-- What a thing is called at the parts counter, whatever car it is for. Words are found by it.
create table parts.part_type (
  id smallint generated always as identity primary key,
  code text not null unique,
  category_id smallint not null references parts.category deferrable initially deferred,
  name_en text not null,
  name_ar text not null,
  aliases text[] not null,
  return_kind text not null check (return_kind in ('standard', 'electrical', 'fluid', 'made-to-order')),
  -- Its place in the last complete file: what people buy most comes first.
  position integer not null,
  picture text
);

create table parts.model (
  id smallint generated always as identity primary key,
  code text not null unique,
  make_code text not null,
  name_en text not null,
  name_ar text not null,
  year_from smallint not null,
  year_to smallint not null check (year_to >= year_from),
  -- [{ id, name: { en, ar }, drive }]
  trims jsonb not null
);

-- The first eight characters of a VIN.
create table parts.vin_pattern (
  prefix text primary key,
  model_id smallint not null references parts.model deferrable initially deferred,
  trim text,
  drive text check (drive in ('FWD', 'RWD', 'AWD'))
);
create index vin_pattern_by_model on parts.vin_pattern (model_id);

create table parts.part (
  id integer generated always as identity primary key,
  number text collate "C" not null unique,
  type_id smallint not null references parts.part_type deferrable initially deferred,
  -- Where the name of the type does not say enough.
  name_en text,
  name_ar text,
  description_en text,
  description_ar text,
  weight_grams integer not null check (weight_grams >= 0),
  warranty_months smallint not null check (warranty_months >= 0),
  picture text,
  alternatives text[] not null,
  -- Not superseded: only such numbers are listed and sold.
  is_live boolean not null default true,
  -- Without any application, as oil: for every car.
  is_universal boolean not null default false
);
create index part_by_type on parts.part (type_id, id) where is_live;
create index universal_part_by_type on parts.part (type_id, id) where is_live and is_universal;

-- A number that is not made any more, the next one, and the one at the end of its chain, computed at each import.
create table parts.supersession (
  number text collate "C" primary key,
  next_number text collate "C" not null,
  final_number text collate "C" not null,
  -- Which file says so: a file replaces its own only.
  source text not null check (source in ('catalogue', 'prices'))
);
create index supersession_by_final on parts.supersession (final_number);

-- Texts that twenty million rows share: trims and positions by their ids, qualifiers in both languages.
create table parts.term (
  id smallint generated always as identity primary key,
  code text not null unique
);
create table parts.qualifier (
  id integer generated always as identity primary key,
  en text not null,
  ar text not null,
  unique (en, ar)
);

-- A car that a live part fits. Zero stands for any, so that rows are narrow and can be compared. No foreign keys: twenty
-- million checks one by one would take longer than the import, which joins every row to what it names.
create table parts.fitment (
  part_id integer not null,
  serial_from integer not null,
  serial_to integer not null,
  qualifier_id integer not null,
  model_id smallint not null,
  -- Of the part, beside it for the index.
  type_id smallint not null,
  year_from smallint not null,
  year_to smallint not null,
  trim_id smallint not null,
  -- 1 FWD, 2 RWD, 3 AWD.
  drive smallint not null,
  position_id smallint not null,
  quantity smallint not null,
  check (year_to >= year_from and serial_to >= serial_from)
);
create index fitment_by_part on parts.fitment (part_id, model_id);
create index fitment_by_type on parts.fitment (type_id, model_id);

-- How many live parts of a type fit a model of a year; `varies` where trim, drive train or serial number decide for some.
create table parts.car_count (
  model_id smallint not null,
  year smallint not null,
  type_id smallint not null,
  parts integer not null,
  varies boolean not null,
  primary key (model_id, year, type_id)
);
-- How many live parts a type has, how many of them are for every car, and the positions of its parts.
create table parts.type_count (
  type_id smallint primary key,
  parts integer not null,
  universal integer not null,
  positions smallint[] not null
);

-- A price of a list from a day on, in the importer's zone. Money in dirhams (QAR x 100).
create table parts.price (
  number text collate "C" not null,
  list text not null,
  from_day text collate "C" not null check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  original_price integer not null check (original_price >= 0),
  unit_discount integer not null check (unit_discount between 0 and original_price),
  -- From so many pieces on so much off each of them instead.
  break_from integer[] not null,
  break_discount integer[] not null,
  primary key (number, list, from_day),
  check (cardinality(break_from) = cardinality(break_discount))
);

create table parts.diagram (
  id text primary key,
  category_id smallint not null references parts.category deferrable initially deferred,
  name_en text not null,
  name_ar text not null,
  -- Codes; empty: of every model.
  models text[] not null,
  drawing text not null,
  width integer not null,
  height integer not null,
  -- [{ label, type, position, x, y }]
  hotspots jsonb not null
);

-- A file that was taken in, with what came of it.
create table parts.import (
  id text primary key,
  kind text not null check (kind in ('catalogue', 'prices')),
  -- Of the file's bytes.
  hash text not null,
  started_at timestamptz not null,
  version bigint not null,
  report jsonb not null
);
create index import_by_time on parts.import (kind, started_at);

-- Raised in the transaction of every import that changes the catalogue; what processes cache is good for one version.
create table parts.catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into parts.catalogue_version (version) values (0);
