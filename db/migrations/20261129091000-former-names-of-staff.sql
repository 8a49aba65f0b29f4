-- The names that members of staff had before they were renamed: records of that time have the Latin one.
create table staff.former_name (
  member_id text not null references staff.member (id) on delete cascade,
  name text not null,
  name_ar text not null,
  primary key (member_id, name)
);

-- Another issuer says who is called what. Without an Arabic name its members had a copy of the Latin one, which stayed when they
-- were renamed: they were found by it, and called by it on Arabic screens.
update staff.member set name_ar = '' where issuer <> 'built-in';
