create schema if not exists garage;

-- Customers belong to account: their ids stand here without a foreign key into its schema.
create table garage.vehicle (
  id text primary key,
  customer_id text not null,
  vin text not null unique check (vin ~ '^[A-Z0-9]{17}$'),
  brand text not null,
  make_code text not null,
  model_code text not null,
  model_en text not null,
  model_ar text not null,
  model_year integer not null,
  plate text not null,
  mileage integer not null check (mileage >= 0),
  image text not null,
  created_at timestamptz not null
);
create index vehicle_by_customer on garage.vehicle (customer_id);

create table garage.warranty (
  vehicle_id text not null references garage.vehicle (id) on delete cascade,
  type text not null check (type in ('Battery', 'Corrosion Perforation', 'Basic', 'Paint and Surface Rust')),
  runtime_months integer not null check (runtime_months > 0),
  ends_at timestamptz not null,
  limit_km integer,
  primary key (vehicle_id, type)
);

-- Visits that are over, as the workshop reported them.
create table garage.service_visit (
  id text primary key,
  vehicle_id text not null references garage.vehicle (id) on delete cascade,
  -- Days are text, YYYY-MM-DD: a calendar day has no zone, and no driver may give it one.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  mileage integer not null,
  title_en text not null,
  title_ar text not null,
  center_en text not null,
  center_ar text not null
);
create index service_visit_by_vehicle on garage.service_visit (vehicle_id, day desc);
