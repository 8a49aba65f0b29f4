-- Whoever books asks what the vehicle has ahead of it.
create index appointment_by_vehicle on booking.appointment (vehicle_id, ends_at);

-- What a vehicle has besides an appointment and is not past. Until the transaction ends nobody else learns it of this
-- vehicle; what is read after the lock sees everything that was committed before it.
create function booking.others_of_vehicle(vehicle text, besides text, at timestamptz)
  returns table (code text, starts_at timestamptz, ends_at timestamptz) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments ' || vehicle, 0));
  return query
    select a.code, a.starts_at, a.ends_at from booking.appointment a
    where a.vehicle_id = vehicle and a.id <> besides and a.ends_at > at;
end $$;
