-- What was answered is deleted in time, and found without reading every request.
create index vehicle_link_by_age on garage.vehicle_link (changed_at) where state <> 'waiting';
