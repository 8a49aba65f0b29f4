-- Lists of appointments are searched by the names and numbers of guests, as they are by those of customers.
create index guest_by_name on booking.guest using gin (platform.name_keys(name)) with (fastupdate = off);
create index guest_by_phone_key on booking.guest (platform.phone_key(phone) text_pattern_ops);
create index guest_by_phone_end on booking.guest (reverse(platform.phone_key(phone)) text_pattern_ops);
-- Staff read the end of a VIN from the car.
create index appointment_by_vin_end on booking.appointment (reverse(vin) text_pattern_ops);
