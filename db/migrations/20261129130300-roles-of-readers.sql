-- As what a member of staff opened a document: its customer reads the role, the audit the person.
alter table documents.reading add column staff_role text;
