import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";
import { arabicLiterals } from "./content/arabic/arabic-literals.ts";
import { arabicProblems } from "./content/arabic/arabic-style.ts";

/** Words as people type them, feeds write them and official papers print them: to be understood, not to be shown. */
const understood =
  /^db\/seed\/demo\/parts\/spoken\/|^app\/features\/(?:search\/rules|documents\/rules\/reading|preowned\/rules\/(?:feed|words|equipment))\/|\.test\.tsx?$|^tests\/|^tools\/(?:check|bench\/documents)\/|^app\/i18n\/(?:numbers\/ranges|dates\/typed-(?:date|time))\.ts$/;

/** A range of values that vary: built by hand it lacks their isolation. */
const ownRange = /من \{\w+\}[^{}]{0,8} إلى \{/u;

/** What a Gulf reader would stumble over in the Arabic texts of the code. */
export function checkArabicWords(files: readonly string[] = sourceFiles(/\.tsx?$/)): string[] {
  return files
    .filter((file) => !understood.test(file))
    .flatMap((file) =>
      arabicLiterals(readFileSync(join(root, file), "utf8")).flatMap(({ line, text }) =>
        problemsOf(text).map((problem) => `${file}:${line}: ${problem}: ${text.slice(0, 60)}`),
      ),
    );
}

function problemsOf(text: string): string[] {
  return [
    ...arabicProblems(text),
    ...(ownRange.test(text) ? ["a range that is not of rangeInWords (i18n/numbers/ranges.ts)"] : []),
  ];
}
