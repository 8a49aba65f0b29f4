import { sql } from "kysely";
import type { Result } from "#app/lib/result.ts";
import type { Bytes } from "#app/platform/feed-files/feed-text.server.ts";
import { applyCatalogue } from "./apply-catalogue.server.ts";
import { checkReferences, refuseLines } from "./check-references.server.ts";
import { countParts } from "./count-parts.server.ts";
import { circle } from "./follow-chains.server.ts";
import type { ImportReport } from "./intake.server.ts";
import { type ImportOptions, type ImportRefusal, runImport } from "./run-import.server.ts";
import { stageCatalogue } from "./stage-file.server.ts";

export interface CatalogueOptions extends ImportOptions {
  /**
   * Whether the file is the whole catalogue: what it lacks goes. Otherwise its records are added or take the place of those
   * with the same key, and the applications of a part that of those which it had.
   */
  readonly complete?: boolean;
}

/** Takes a catalogue file in (product/parts.md#catalogue-file): JSON lines, in any order. */
export function importCatalogue(
  bytes: Bytes,
  { complete = true, ...options }: CatalogueOptions,
): Promise<Result<ImportReport, ImportRefusal>> {
  return runImport("catalogue", bytes, options, async (load, feed, intake) => {
    await stageCatalogue(load, feed, intake);
    await checkReferences(load.trx, intake, { complete });
    if (intake.refused > 0) return {};
    const { changes, hasEnds } = await applyCatalogue(load.trx, { complete });
    if (!hasEnds)
      await refuseLines(
        load.trx,
        intake,
        "to",
        "endless-chain",
      )(sql`
        select line from staged_supersession where number in (${circle})`);
    await refuseLines(
      load.trx,
      intake,
      "to",
      "not-found",
    )(sql`
      select line from staged_supersession join parts.supersession using (number)
      where final_number not in (select number from parts.part)
        and final_number not in (select number from parts.supersession)`);
    if (intake.refused === 0 && options.dry !== true) await countParts(load.trx);
    return changes;
  });
}
