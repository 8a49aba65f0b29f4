-- What is deleted in time is found without reading every document, and whose last days come next.
create index document_unconfirmed on documents.document (uploaded_at) where confirmed_at is null;
create index document_rejected on documents.document (decided_at) where code = 'rejected';
create index document_by_expiry on documents.document (expiry) where expiry is not null;
create index document_without_expiry on documents.document (confirmed_at) where expiry is null;
