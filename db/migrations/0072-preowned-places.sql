-- Where a car stands: the id of a location of content, as the feed names it; empty where it does not say.
alter table preowned.vehicle add column location text check (location ~ '^[a-z0-9-]{2,60}$');
comment on column preowned.vehicle.location is 'The id of a location of content; null where the feed does not say.';
-- Pictures of another car of the kind: every page that shows them says so.
alter table preowned.vehicle add column sample_pictures boolean not null default false;
comment on column preowned.vehicle.sample_pictures is 'The pictures show another car of the kind.';
