// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface ContentTables {
  "content.brand_version": BrandVersion;
  "content.fragment": Fragment;
  "content.fragment_locale": FragmentLocale;
}

export interface BrandVersion {
  brand: string;
  version: number;
}

export interface Fragment {
  id: string;
  brand: string;
  model: string;
  key: string;
  position: Generated<number>;
  shared: ColumnType<unknown, string, string>;
  source_hash: string | null;
}

export interface FragmentLocale {
  fragment_id: string;
  language: string;
  draft: ColumnType<unknown, string | null | undefined, string | null>;
  published: ColumnType<unknown, string | null | undefined, string | null>;
  published_at: Date | null;
  unpublish_at: Date | null;
}
