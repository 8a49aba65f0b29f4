import { brandColors } from "#app/platform/identity/brand-colors.ts";
import { brandFace, brandStyle } from "#app/platform/identity/brand-face.ts";
import site from "#app/site.css?inline";
import choices from "#config";

let worn: CSSStyleSheet | undefined;

/** Styles of a whole program, read once. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

export const siteSheet = sheetOf(site);

/** The demo's first brand, of which every page and the office carry the style. */
const brandSheet = sheetOf(
  brandStyle({ colors: brandColors.parse(choices.brands.rimal.colors), face: brandFace.parse({}) }),
);

/** Gives the page the styles of the site or those of the office, never both: each sets the tokens and the base anew. */
export function wear(sheet: CSSStyleSheet): void {
  if (worn === sheet) return;
  worn = sheet;
  document.adoptedStyleSheets = [brandSheet, sheet];
}
