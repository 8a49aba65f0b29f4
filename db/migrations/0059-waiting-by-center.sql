-- Who waits at a center, for its staff.
create index waiting_by_center on booking.waiting using gin (center_ids) where ended_at is null;
