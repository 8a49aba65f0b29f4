-- Answers are sealed from now on: they hold links, codes and tokens. Those in clear go, and their keys stay until they are
-- forgotten: no request has this hash, so a repetition is refused as a conflict instead of being done a second time.
update platform.idempotency set request_hash = '' where answer is not null;
alter table platform.idempotency drop column answer;
alter table platform.idempotency add column sealed_answer bytea;
