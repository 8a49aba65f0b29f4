-- Pictures of driving licenses that drivers have added to their test drive: one of each side, the newest.
create table test_drive.license (
  drive_id text not null references test_drive.drive (id) on delete cascade,
  side text not null check (side in ('front', 'back')),
  -- A JPEG, sealed for this drive and side (AES-256-GCM).
  sealed_picture bytea not null,
  uploaded_at timestamptz not null,
  -- How often the driver has added this side.
  uploads smallint not null,
  delete_after timestamptz not null,
  primary key (drive_id, side)
);
create index license_to_delete on test_drive.license (delete_after);

-- What its showroom has not answered yet.
create index drive_unanswered on test_drive.drive (starts_at, created_at) where code = 'requested';
