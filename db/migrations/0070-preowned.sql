create schema preowned;

-- A used car as the last feed brought it. Prices are whole riyals, mileage is kilometres, weight kilograms.
create table preowned.vehicle (
  vehicle_no text primary key check (vehicle_no ~ '^[A-Z0-9-]{3,24}$'),
  -- As in addresses: small letters, digits, dashes; beside them the names in both languages.
  make text not null,
  make_en text not null,
  make_ar text not null,
  model text not null,
  model_en text not null,
  model_ar text not null,
  model_year integer not null check (model_year between 1950 and 2100),
  variant_en text not null,
  variant_ar text not null,
  price integer not null check (price > 0),
  kilometrage integer not null check (kilometrage >= 0),
  fuel_type text not null check (fuel_type in ('petrol', 'diesel', 'hybrid', 'electric')),
  -- Cubic centimetres; null for electric cars.
  engine_size integer,
  transmission text not null check (transmission in ('automatic', 'manual')),
  body_type text not null check (body_type in ('hatchback', 'sedan', 'suv', 'pickup', 'van', 'coupe')),
  -- The family of the paint, and the paint's own name.
  color text not null
    check (color in ('white', 'silver', 'gray', 'black', 'red', 'blue', 'green', 'beige', 'brown', 'other')),
  full_color_en text not null,
  full_color_ar text not null,
  warranty_en text not null,
  warranty_ar text not null,
  certified boolean not null,
  status text not null check (status in ('in-stock', 'reserved', 'sold', 'out-of-stock')),
  images text[] not null,
  inspection_report_url text,
  description_en text not null,
  description_ar text not null,
  -- Horsepower.
  power integer,
  cylinders integer,
  drive_type text not null check (drive_type in ('fwd', 'rwd', 'awd', '4wd')),
  weight integer,
  doors integer,
  seats integer[] not null,
  specifications_en text[] not null,
  specifications_ar text[] not null,
  listed_at timestamptz not null,
  sold_at timestamptz,
  check ((status = 'sold') = (sold_at is not null))
);
create index vehicle_by_make on preowned.vehicle (make, vehicle_no) where status in ('in-stock', 'reserved');

-- Every price that a car had: one row from the moment at which it began.
create table preowned.price_change (
  vehicle_no text not null references preowned.vehicle on delete cascade,
  at timestamptz not null,
  price integer not null check (price > 0),
  primary key (vehicle_no, at)
);

-- A feed that was taken in, with what came of it. The same file twice changes nothing.
create table preowned.stock_import (
  id text primary key,
  -- Of the file's bytes.
  hash text not null,
  complete boolean not null,
  started_at timestamptz not null,
  -- The stock version that it led to; an import that changed nothing raised none.
  version bigint not null,
  report jsonb not null
);
create index stock_import_by_hash on preowned.stock_import (hash, started_at);

-- Raised in the transaction of every change of stock; what processes keep in memory is good for one version.
create table preowned.stock_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into preowned.stock_version (version) values (0);
