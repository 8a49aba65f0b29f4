import { type FileFragment, readContentFiles } from "#db/seed/content-files.ts";
import { checkArabicStyle } from "./arabic/arabic-style.ts";
import { checkArticles } from "./articles.ts";
import { checkElsewhere } from "./elsewhere.ts";
import { checkOccasions } from "./facts/occasions.ts";
import { checkLanguages } from "./languages.ts";
import { checkLinks, checkMetadata } from "./links.ts";
import { checkLogos } from "./logos.ts";
import { checkPictures } from "./pictures.ts";
import { checkReferences } from "./references.ts";
import { checkShapes } from "./shapes.ts";
import { checkStock } from "./stock.ts";
import { checkVideos } from "./videos.ts";

/**
 * Everything that makes a content folder fit to be shown: shapes and lengths, both languages, pictures with
 * alternative texts, videos, what other hosts send, logos, links, prices that agree, used cars. Answers one line for each problem.
 */
export async function checkContent(folder: string, now: Date): Promise<string[]> {
  const fragments = await readContentFiles(folder, now);
  return [
    ...checkShapes(fragments),
    ...checkLanguages(fragments),
    ...checkOccasions(fragments),
    ...checkArabicStyle(fragments),
    ...(await checkPictures(folder, fragments)),
    ...(await checkVideos(folder, fragments)),
    ...(await checkElsewhere(fragments)),
    ...(await checkLogos(folder, fragments)),
    ...ofEachBrand(fragments, checkLinks),
    ...checkMetadata(fragments),
    ...ofEachBrand(fragments, checkReferences),
    ...checkArticles(fragments),
    ...(await checkStock(folder)),
  ];
}

/** Pages, models and prices of one brand's site are none of another's. */
function ofEachBrand(
  fragments: readonly FileFragment[],
  check: (ofOneBrand: readonly FileFragment[]) => string[],
): string[] {
  const brands = Map.groupBy(fragments, ({ brand }) => brand);
  return [...new Set([...brands.values()].flatMap((ofOneBrand) => check(ofOneBrand)))];
}
