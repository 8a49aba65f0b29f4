import type { Names, PersonalTable } from "#app/platform/personal-data/register.server.ts";

export interface ExportedTable {
  readonly table: PersonalTable;
  readonly rows: readonly Record<string, unknown>[];
  /** There are older rows than fit. */
  readonly isCut: boolean;
  /** Names of codes, by column. */
  readonly names: Readonly<Record<string, Names>>;
}
export interface ExportContent {
  readonly preparedAt: Date;
  readonly tables: readonly ExportedTable[];
  readonly files: readonly string[];
  /** Files that did not fit: they are downloaded where they stand. */
  readonly leftOut: readonly string[];
}
