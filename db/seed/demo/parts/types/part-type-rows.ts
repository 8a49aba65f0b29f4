import type { CatalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { wordsFor } from "../spoken/spoken-words.ts";

type PartTypeRecord = Extract<CatalogueRecord, { record: "part-type" }>;
type Returns = NonNullable<PartTypeRecord["returns"]>;
/** Where a type's returns differ from its sub-category's, they end the row. */
type Row = readonly [id: string, en: string, ar: string, returns?: Returns];

/** The part types of a sub-category. */
export function partTypesOf(
  category: string,
  rows: readonly Row[],
  returnsOfAll: Returns = "standard",
): PartTypeRecord[] {
  return rows.map(([id, en, ar, returns = returnsOfAll]) => ({
    record: "part-type",
    id,
    category,
    name: { en, ar },
    ...wordsFor(id),
    returns,
  }));
}
