-- The newer document of the same thing that took the place of one. Follows from the rows of a customer, and is written with them.
alter table documents.document add column replaced_by text references documents.document (id) on delete set null;
create index document_by_replacement on documents.document (replaced_by) where replaced_by is not null;
