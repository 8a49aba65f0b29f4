import { config } from "#app/platform/config.server.ts";
import { builtInCatalogue, type Catalogue } from "./catalogue.server.ts";
import { importerCatalogue } from "./importer-catalogue.server.ts";

/** The catalogue of this installation: where the calls of `v3` are the importer's own, so are the parts. */
export function chosenCatalogue(): Catalogue {
  const { apiV3 } = config.backends;
  return apiV3 === undefined ? builtInCatalogue : importerCatalogue(apiV3);
}
