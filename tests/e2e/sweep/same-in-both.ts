/**
 * What Arabic pages write in Latin letters, as sources of regular expressions: nothing else may be there without a mark
 * (`lang="en"`, `dir="ltr"`, `translate="no"`).
 */
export const inBothLanguages: readonly string[] = [
  // Codes: of references, parts, engines, VINs.
  String.raw`\b(?=[A-Z-]*\d)[A-Z\d-]{2,}\b`,
  // Addresses.
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  // Whose map it is, and where calendars are.
  "Natural Earth",
  "Google|Outlook|Apple",
  // Formats and codes that everybody calls so.
  "PDF|JPEG|PNG|WebP|HEIC|QR|URL",
];
