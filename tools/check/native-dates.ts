import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

const native = /\btype\s*[=:]\s*\{?\s*\\?["'`](date|time|month|week|datetime-local)\\?["'`]/g;

/** The native fields of dates and times in a source, by their lines: what they show follows the browser's language alone. */
export function findNativeDates(text: string): { readonly line: number; readonly found: string }[] {
  return text
    .split("\n")
    .flatMap((content, index) =>
      [...content.matchAll(native)].map(([, found = ""]) => ({ line: index + 1, found })),
    );
}

/** Every native field of a date or time of the real tree. */
export function checkNativeDates(): string[] {
  return sourceFiles(/^(app|server)\/.*\.(ts|tsx|js)$/).flatMap((file) =>
    findNativeDates(readFileSync(join(root, file), "utf8")).map(
      ({ line, found }) =>
        `${file}:${line} type="${found}" shows day and month by the browser's language: use DateField (app/ui/form), DayField or TimeField (office)`,
    ),
  );
}
