-- How names of both scripts and telephone numbers are compared: of customers, guests and leads alike, so for every schema.
alter function account.name_words(text) set schema platform;
alter function account.name_forms(text) set schema platform;
alter function account.name_sounds(text) set schema platform;
alter function account.name_keys(text) set schema platform;
alter function account.name_query(text, text) set schema platform;
alter function account.phone_key(text) set schema platform;
