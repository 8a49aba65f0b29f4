create schema content;

-- One fragment of a model. What all languages share stands here, once.
create table content.fragment (
  id text primary key,
  brand text not null,
  model text not null,
  key text not null,
  position integer not null default 0,
  shared jsonb not null,
  -- Hash of the file that the demo or an import last brought: an edited fragment stays until its file changes.
  source_hash text,
  unique (brand, model, key)
);

-- What a fragment says in one language. Publishing one language leaves the other alone.
create table content.fragment_locale (
  fragment_id text not null references content.fragment on delete cascade,
  language text not null check (language in ('en', 'ar')),
  draft jsonb,
  published jsonb,
  published_at timestamptz,
  unpublish_at timestamptz,
  primary key (fragment_id, language),
  check ((published is null) = (published_at is null))
);

-- Raised in the transaction of every publish; caches keep it in their keys.
create table content.brand_version (
  brand text primary key,
  version bigint not null
);
