-- Which member of staff it was, where they opened it in the office. Null for customers, copies and the pages behind links in mails.
alter table documents.reading add column staff_id text;
