-- The registration card that a customer sent with a request: a document of theirs, which they may delete.
alter table garage.vehicle_link add column document_id text;
