-- A vehicle has one request at a time that waits for its center. Where there were several, the earliest keeps its place and
-- the others go back to intake, where the staff looks at them.
with later as (
  update booking.appointment set code = 'NEW', version = version + 1
  where code = 'CREA' and id not in (
    select distinct on (vehicle_id) id from booking.appointment where code = 'CREA' order by vehicle_id, created_at, id
  )
  returning id, version
)
insert into booking.appointment_move (appointment_id, version, code, at, actor)
select id, version, 'NEW', now(), 'system' from later;
create unique index appointment_pending on booking.appointment (vehicle_id) where code = 'CREA';
