import type { Language } from "#app/i18n/language.ts";
import { LocationBlock } from "./location-block.tsx";

/** The block and its locations, for a page that did not bring them. Throws where they do not come. */
export async function loadBlock(language: Language) {
  const { loadLocations } = await import("./load-locations.ts");
  return { LocationBlock, locations: await loadLocations(language) };
}
export type LoadedBlock = Awaited<ReturnType<typeof loadBlock>>;
