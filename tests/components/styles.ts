import site from "#app/site.css?inline";

let worn: CSSStyleSheet | undefined;

/** Styles of a whole program, read once. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

export const siteSheet = sheetOf(site);

/** Gives the page the styles of the site or those of the office, never both: each sets the tokens and the base anew. */
export function wear(sheet: CSSStyleSheet): void {
  if (worn === sheet) return;
  worn = sheet;
  document.adoptedStyleSheets = [sheet];
}
