alter table leads.lead
  -- Where its answer stands, by the transitions of `rules/lead-states.ts`. New: it has no owner yet.
  add column state text not null default 'new'
    check (state in ('new', 'assigned', 'contacted', 'won', 'lost', 'duplicate')),
  -- Raised by every deed of staff: who changes a lead names the version that they saw.
  add column version integer not null default 1,
  -- The member of staff who answers it, and when they got it.
  add column owner_id text,
  add column owner_name text,
  add column assigned_at timestamptz,
  -- When a first answer is owed, in opening hours, and when it was given.
  add column answer_by timestamptz,
  add column answered_at timestamptz,
  -- The next thing to do: an owner, the first answer, another call. Closed leads have none.
  add column due_at timestamptz,
  add column lost_reason text check (lost_reason ~ '^[a-z]+(-[a-z]+)*$'),
  -- An earlier lead of the same person about the same thing: a suggestion until staff mark it as a duplicate.
  add column duplicate_of text references leads.lead (id) on delete set null;

-- Leads from before the office were answered by mail; those of the last week stay open, for somebody to check.
update leads.lead set state = 'contacted' where created_at < now() - interval '7 days';
update leads.lead set answer_by = created_at + interval '1 hour', due_at = created_at + interval '1 hour'
where state = 'new';

alter table leads.lead
  add constraint lead_owner_check check (num_nonnulls(owner_id, owner_name, assigned_at) in (0, 3)),
  add constraint lead_new_check check (state <> 'new' or owner_id is null),
  add constraint lead_assigned_check check (state <> 'assigned' or owner_id is not null),
  add constraint lead_due_check check (state not in ('won', 'lost', 'duplicate') or due_at is null),
  add constraint lead_lost_check check ((state = 'lost') = (lost_reason is not null));

-- What staff did with a lead, one row a version; without a member of staff the program did it. Goes with its lead.
create table leads.lead_event (
  lead_id text not null references leads.lead (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  staff_id text,
  staff_name text,
  -- Who got it; of a closed lead why, of a duplicate which; when to call again.
  owner_name text,
  lost_reason text,
  duplicate_of text,
  call_at timestamptz,
  note text not null default '' check (char_length(note) <= 1024),
  primary key (lead_id, version),
  check ((staff_id is null) = (staff_name is null))
);

-- Names as they are compared: small letters, one form of alef, yaa and haa, no vowel signs and no tatweel.
create function leads.folded(name text) returns text language sql immutable parallel safe
  return translate(lower(name), 'أإآٱىةؤئـًٌٍَُِّْٰ', 'اااايهوي');

-- Lists by state, by place and by owner, each in both orders: one page reads one stretch of an index for each state.
-- The kind stands last, so that a rare one is found without a look at the other rows.
create index lead_by_due on leads.lead (state, coalesce(due_at, 'infinity'), id, kind)
  include (location, owner_id, due_at);
create index lead_by_age_in_state on leads.lead (state, created_at, id, kind);
create index lead_of_place_by_due on leads.lead (coalesce(location, ''), state, coalesce(due_at, 'infinity'), id);
create index lead_of_place_by_age on leads.lead (coalesce(location, ''), state, created_at, id);
create index lead_of_owner_by_due on leads.lead (owner_id, state, coalesce(due_at, 'infinity'), id);
create index lead_of_owner_by_age on leads.lead (owner_id, state, created_at, id);
-- For deleting what is old. A tree would be walked for the newest leads of a place as well, and for a rare place to its end.
drop index leads.lead_by_age;
create index lead_by_age on leads.lead using brin (created_at);
-- Who got a lead last, for the next turn; and what nobody has, without leads from before the office.
create index lead_turns on leads.lead (owner_id, assigned_at) where owner_id is not null;
create index lead_without_owner on leads.lead (created_at, id)
  where owner_id is null and answer_by is not null and state in ('new', 'contacted');
-- Leads that the CRM did not take.
create index lead_not_handed_over on leads.lead (next_try_at, id) where last_problem is not null;
create index lead_duplicates on leads.lead (duplicate_of) where duplicate_of is not null;
-- People: by number, address and name. The first two were there for visitors' leads alone.
drop index leads.lead_by_mobile;
drop index leads.lead_by_email;
create index lead_by_mobile on leads.lead (mobile text_pattern_ops, created_at);
create index lead_by_email on leads.lead (lower(email) text_pattern_ops, created_at) where email is not null;
create index lead_by_name on leads.lead (leads.folded(first_name || ' ' || last_name) text_pattern_ops);
create index lead_by_last_name on leads.lead (leads.folded(last_name) text_pattern_ops);
