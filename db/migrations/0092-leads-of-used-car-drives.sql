-- A lead of a test drive names a used car where one is driven, and none where it is a demo car.
alter table leads.lead drop constraint lead_vehicle_check;
alter table leads.lead add constraint lead_vehicle_check
  check (kind = 'test-drive' or (vehicle_no is not null) = (kind in ('used-car', 'reserved-car')));
