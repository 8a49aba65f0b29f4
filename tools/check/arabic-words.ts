import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";
import { arabicLiterals, textPairs } from "./content/arabic/arabic-literals.ts";
import { arabicProblems } from "./content/arabic/arabic-style.ts";
import { differentFacts } from "./content/facts/facts.ts";

/** Words as people type them, feeds write them and official papers print them: to be understood, not to be shown. */
const understood =
  /^db\/seed\/demo\/parts\/spoken\/|^app\/features\/(?:search\/rules|documents\/rules\/reading|preowned\/rules\/(?:feed|words|equipment)|parts\/rules\/words)\/|\.test\.tsx?$|^tests\/|^tools\/(?:check|bench\/documents)\/|^app\/i18n\/(?:numbers\/ranges|dates\/typed-(?:date|time))\.ts$/;

/** A range of values that vary: built by hand it lacks their isolation. */
const ownRange = /من \{\w+\}[^{}]{0,8} إلى \{/u;

/** What a Gulf reader would stumble over in the Arabic texts of the code. */
export function checkArabicWords(files: readonly string[] = sourceFiles(/\.tsx?$/)): string[] {
  return files
    .filter((file) => !understood.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return [...styleIn(source), ...differencesIn(source)].map(
        ({ line, problem, text }) => `${file}:${line}: ${problem}: ${text.slice(0, 60)}`,
      );
    });
}

const styleIn = (source: string) =>
  arabicLiterals(source).flatMap(({ line, text }) =>
    problemsOf(text).map((problem) => ({ line, problem, text })),
  );

/** Numbers, units, months and occasions that only one of the two languages states. */
const differencesIn = (source: string) =>
  textPairs(source).flatMap(({ line, en, ar }) =>
    differentFacts({ en, ar }).map((problem) => ({ line, problem, text: ar })),
  );

function problemsOf(text: string): string[] {
  return [
    ...arabicProblems(text),
    ...(ownRange.test(text) ? ["a range that is not of rangeInWords (i18n/numbers/ranges.ts)"] : []),
  ];
}
