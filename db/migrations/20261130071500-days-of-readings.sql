-- A reading below the last one is asked about with the day of that one, and what its customer confirmed is shown to the workshop.
alter table garage.vehicle add column mileage_at timestamptz;
update garage.vehicle set mileage_at = coalesce(
  (select min(day)::date from garage.service_visit where vehicle_id = vehicle.id and service_visit.mileage = vehicle.mileage),
  created_at);
alter table garage.vehicle alter column mileage_at set not null;
