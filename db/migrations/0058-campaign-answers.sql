alter table booking.campaign_request
  -- The bay whose hours are held for the request.
  add column bay smallint,
  -- Raised by the answer: who answers a request names the version that they saw.
  add column version integer not null default 1,
  -- The member of staff who answered it, when and why.
  add column answered_by text,
  add column answered_name text,
  add column answered_at timestamptz,
  add column answer_reason text not null default '' check (char_length(answer_reason) <= 500),
  -- The answer that the customer was last notified of.
  add column told_code text,
  add constraint campaign_request_answer_check
    check (num_nonnulls(answered_by, answered_name, answered_at) in (0, 3));

-- A vehicle whose request was confirmed takes part as well.
drop index booking.campaign_request_pending;
create unique index campaign_request_pending on booking.campaign_request (vin, campaign, campaign_until)
  where code in ('CREA', 'CNF');
create index campaign_request_of_center on booking.campaign_request (center_id, code, starts_at, id)
  where appointment_id is null;
create index campaign_request_by_time on booking.campaign_request (code, starts_at, id) where appointment_id is null;
