-- Counts of limits that hold over all processes, in the shape that rate-limiter-flexible expects: by keyed hashes, until
-- an instant in milliseconds of the machine's own clock.
create table platform.rate_limit (
  key text primary key,
  points integer not null,
  expire bigint
);
