-- The session at the accounts site by which a device signed in: both end together.
alter table account.login_code add column provider_session text;
alter table account.session add column provider_session text;
