-- The code that a session was made for: presented again it was copied, and ends the session.
alter table account.session add column login_code_hash text unique;
