-- What published feeds of vehicles say beyond our first words, and numbers as other stocks have them.
alter table preowned.vehicle
  drop constraint vehicle_vehicle_no_check,
  drop constraint vehicle_fuel_type_check,
  drop constraint vehicle_transmission_check,
  drop constraint vehicle_body_type_check,
  drop constraint vehicle_color_check,
  drop constraint vehicle_drive_type_check,
  add constraint vehicle_vehicle_no_check check (vehicle_no ~ '^[A-Z0-9_-]{1,64}$'),
  add constraint vehicle_fuel_type_check
    check (fuel_type in ('petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'cng-lpg', 'other')),
  add constraint vehicle_transmission_check check (transmission in ('automatic', 'manual', 'other')),
  add constraint vehicle_body_type_check check (body_type in
    ('hatchback', 'sedan', 'wagon', 'suv', 'mpv', 'pickup', 'van', 'coupe', 'convertible', 'other')),
  add constraint vehicle_color_check check (color in
    ('white', 'silver', 'gray', 'black', 'red', 'blue', 'green', 'beige', 'brown', 'gold', 'orange', 'yellow',
      'purple', 'other')),
  add constraint vehicle_drive_type_check check (drive_type in ('fwd', 'rwd', '2wd', 'awd', '4wd', 'other')),
  -- The source whose feed brought it last; empty for feeds without one. A complete feed takes out cars of its own source.
  add column source text not null default '';
