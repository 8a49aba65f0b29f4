-- Staff find vehicles by plate, however it was written, and by the end of a VIN.
create function garage.plate_key(plate text) returns text
language sql immutable strict parallel safe
return upper(regexp_replace(plate, '[^A-Za-z0-9]', '', 'g'));

create index vehicle_by_plate on garage.vehicle (garage.plate_key(plate) text_pattern_ops);
create index vehicle_by_vin_end on garage.vehicle (reverse(vin) text_pattern_ops);

-- Who answered a request in the office; null for one that was answered on its signed page.
alter table garage.vehicle_link
  add column answered_by_id text,
  add column answered_by_name text;
-- What waits is listed from the oldest on: ids are in the order of time.
create index vehicle_link_open on garage.vehicle_link (id) where state = 'waiting';
