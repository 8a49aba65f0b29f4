-- Whose network holds a time of which car: holders are invented by browsers, so live holds are counted by network and car.
create table test_drive.network_hold (
  holder_key text not null,
  network_key text not null,
  car_id text not null,
  hold_until timestamptz not null,
  primary key (holder_key, network_key)
);
create index network_hold_by_network on test_drive.network_hold (network_key, hold_until);
