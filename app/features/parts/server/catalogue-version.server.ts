import { sql } from "kysely";
import { defineVersions, readVersion } from "#app/platform/read-model/versions.server.ts";

export const catalogueTopic = "parts";

defineVersions(sql`select ${sql.lit(catalogueTopic)} as topic, version from parts.catalogue_version`);

/** The version of the catalogue and its prices: it rises with every import that changes them. */
export function catalogueVersion(): Promise<number> {
  return readVersion(catalogueTopic);
}
