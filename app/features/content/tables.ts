import type { ColumnType, Generated } from "kysely";

type Json = ColumnType<unknown, string, string>;

export interface ContentTables {
  "content.fragment": Fragment;
  "content.fragment_locale": FragmentLocale;
  "content.brand_version": BrandVersion;
}
export interface Fragment {
  id: string;
  brand: string;
  model: string;
  key: string;
  position: Generated<number>;
  shared: Json;
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
export interface BrandVersion {
  brand: string;
  version: number;
}
