-- A request may be about one used car: to have it, or to hear when somebody else's reservation of it ends.
alter table leads.lead drop constraint lead_kind_check;
alter table leads.lead add constraint lead_kind_check
  check (kind in ('offer', 'finance', 'fleet', 'used-car', 'reserved-car'));
alter table leads.lead add column vehicle_no text;
alter table leads.lead add constraint lead_vehicle_check
  check ((vehicle_no is not null) = (kind in ('used-car', 'reserved-car')));
