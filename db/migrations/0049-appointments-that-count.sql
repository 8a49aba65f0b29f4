-- Who cancels and books again has any number of appointments that are over: they take no room, and are not read for it.
drop index booking.appointment_by_vehicle;
create index appointment_by_vehicle on booking.appointment (vehicle_id, ends_at)
  where code not in ('OUT', 'RJD', 'CANC');

create or replace function booking.others_of_vehicle(vehicle text, besides text, at timestamptz)
  returns table (code text, starts_at timestamptz, ends_at timestamptz) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments ' || vehicle, 0));
  return query
    select a.code, a.starts_at, a.ends_at from booking.appointment a
    where a.vehicle_id = vehicle and a.id <> besides and a.ends_at > at and a.code not in ('OUT', 'RJD', 'CANC');
end $$;
