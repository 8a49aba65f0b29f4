-- Who answered a document in the office; null for one that was answered on its signed page.
alter table documents.document
  add column answered_by_id text,
  add column answered_by_name text;
