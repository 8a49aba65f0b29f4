import { readdirSync } from "node:fs";
import { join } from "node:path";
import { demoPeople } from "#db/seed/demo/demo-people.ts";
import { demoStaff } from "#db/seed/demo/demo-staff.ts";
import { communities } from "#db/seed/office/year/names.ts";

/**
 * What Arabic pages write in Latin letters, as sources of regular expressions: nothing else may be there without a mark
 * (`lang="en"`, `dir="ltr"`, `translate="no"`).
 */
export const inBothLanguages: readonly string[] = [
  // Codes: of references, parts, engines, VINs.
  String.raw`\b(?=[A-Z-]*\d)[A-Z\d-]{2,}\b`,
  String.raw`\bRMP-[A-Z\d]{6}\b`,
  // Addresses.
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  // Whose map it is, and where calendars are.
  "Natural Earth",
  // Browsers and systems.
  "Chrome|Linux",
  "Google|Outlook|Apple",
  // Formats and codes that everybody calls so.
  "PDF|JPEG|PNG|WebP|HEIC|QR|URL|DOT|AGM",
];

const models = readdirSync(join(import.meta.dirname, "../../../content/demo/cars")).map(
  (file) => file.split(".")[0],
);

const givenNames = communities.flatMap(({ first }) => first.map(([name]) => name));
const modelNames = models
  .map((id = "") => `${id.charAt(0).toUpperCase()}${id.slice(1)}`)
  // Of these somebody is called so.
  .filter((name) => !givenNames.includes(name));

/** What has an Arabic name, which Arabic screens of the office show: staff, models, and the customers who gave theirs. */
export const namedInArabic: readonly string[] = [
  ...demoStaff.map(({ name }) => name),
  ...demoPeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ...modelNames.map((name) => `\\b${name}\\b`),
];

/** What the office shows as it was entered: names of people, as they wrote themselves. */
export const enteredInOffice: readonly string[] = [
  ...communities.flatMap(({ first, last }) => [...first, ...last].flat()),
  "Rimal",
  // In its own language each time.
  "العربية|English",
].toSorted((one, other) => other.length - one.length);
