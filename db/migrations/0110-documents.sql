create schema if not exists documents;

-- A document on its way here, piece by piece. It is gone once it is finished, canceled or a day old.
create table documents.upload (
  id text primary key,
  customer_id text not null,
  type text not null,
  started_at timestamptz not null
);
create index upload_by_customer on documents.upload (customer_id);
create index upload_by_age on documents.upload (started_at);

create table documents.upload_file (
  upload_id text not null references documents.upload on delete cascade,
  -- The order of the files, from 0.
  place integer not null,
  bytes integer not null,
  sha256 text not null,
  -- How many of its bytes have arrived.
  received integer not null default 0,
  primary key (upload_id, place)
);

-- A customer's document. Its id was its upload's.
create table documents.document (
  id text primary key,
  customer_id text not null,
  type text not null,
  code text not null,
  version integer not null default 1,
  scan text not null default 'waiting',
  reason text,
  reason_text text,
  -- What the customer confirmed, of the type's list alone: [{key, value}], sealed.
  sealed_fields bytea,
  -- Its last day, YYYY-MM-DD.
  expiry text,
  -- Of the customer who uploaded it, for messages.
  language text not null,
  uploaded_at timestamptz not null,
  -- When the program was last at it, and until when one process, which, has it for itself: what stands still is taken up again,
  -- and one whose time has passed must not save or release what another one has taken up.
  tried_at timestamptz not null,
  claimed_until timestamptz,
  claimed_by text,
  -- How often it could not be opened for a reason that need not be its own: a reader was ended, a file was not there.
  attempts integer not null default 0,
  confirmed_at timestamptz,
  reminded_at timestamptz,
  decided_at timestamptz,
  -- The newer document of the same thing that took its place. Follows from the rows of a customer, and is written with them.
  replaced_by text references documents.document (id) on delete set null
);
create index document_by_customer on documents.document (customer_id, uploaded_at desc);
create index document_by_code on documents.document (code, tried_at);
create index document_by_replacement on documents.document (replaced_by) where replaced_by is not null;
-- What is deleted in time is found without reading every document, and whose last days come next.
create index document_unconfirmed on documents.document (uploaded_at) where confirmed_at is null;
create index document_rejected on documents.document (decided_at) where code = 'rejected';
create index document_by_expiry on documents.document (expiry) where expiry is not null;
create index document_without_expiry on documents.document (confirmed_at) where expiry is null;

-- The files as they were uploaded, until their pages are made.
create table documents.original (
  document_id text not null references documents.document on delete cascade,
  place integer not null,
  bytes integer not null,
  primary key (document_id, place)
);

create table documents.page (
  document_id text not null references documents.document on delete cascade,
  -- From 0.
  page integer not null,
  width integer not null,
  height integer not null,
  primary key (document_id, page)
);

-- Who opened a document, and when: one of its pages, or what its customer confirmed where the page is null. It outlives the document, since its owner may want to know.
create table documents.reading (
  id text primary key,
  customer_id text not null,
  document_id text not null,
  type text not null,
  page integer,
  reader text not null,
  at timestamptz not null
);
create index reading_by_customer on documents.reading (customer_id, at desc);
create index reading_by_age on documents.reading (at);
