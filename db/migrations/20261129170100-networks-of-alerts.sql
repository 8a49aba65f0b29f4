-- Requests for an address are counted by who makes them: a stranger's do not use up those of its owner.
alter table preowned.alert add column network text not null default '';
comment on column preowned.alert.network is 'The network that requested it last; it names nobody.';
