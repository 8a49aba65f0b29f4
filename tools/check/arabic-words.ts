import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";
import { arabicLiterals, textPairs } from "./content/arabic/arabic-literals.ts";
import { arabicProblems } from "./content/arabic/arabic-style.ts";
import { latinCommas } from "./content/arabic/latin-commas.ts";
import { differentFacts } from "./content/facts/facts.ts";

/** Words as people type them, feeds write them and official papers print them: to be understood, not to be shown. */
const understood =
  /^db\/seed\/demo\/parts\/spoken\/|^app\/features\/(?:search\/rules|documents\/rules\/reading|preowned\/rules\/(?:feed|words|equipment)|parts\/rules\/words)\/|\.test\.tsx?$|^tests\/|^tools\/(?:check|bench\/documents)\/|^app\/lib\/words\/|^app\/i18n\/(?:numbers\/(?:ranges|counted)|dates\/typed-(?:date|time))\.ts$/;

/** A range of values that vary: built by hand it lacks their isolation. */
const ownRange = /من \{\w+\}[^{}]{0,8} إلى \{/u;

/** A lane, which only an assistant of driving keeps: a bay of the workshop is رافعة. */
const laneForBay = /(?<!مساعد (?:ال)?)مسار/u;
/** A percentage written by hand: after Arabic letters its sign changes the side. */
const ownPercent = /[\d}]%/;
/** A value with no blank before the word after it; an ending is no word. */
const joined = /\{\w+\}[\u0621-\u064a]{3}/u;

/** Protocols, addresses, SQL and files: no reader of a language sees them. */
const forMachines =
  /^(?:app\/platform\/(?!email-template|messages)|app\/lib\/|app\/features\/preowned\/rules\/feed\/|app\/features\/scheduling\/server\/(?:salesforce\/|capacity\/change-hours)|server\/|db\/|tools\/)/;

/** What a Gulf reader would stumble over in the Arabic texts of the code. */
export function checkArabicWords(files: readonly string[] = sourceFiles(/\.tsx?$/)): string[] {
  return files
    .filter((file) => !understood.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return [...styleIn(file, source), ...differencesIn(source), ...commasIn(file, source)].map(
        ({ line, problem, text }) => `${file}:${line}: ${problem}: ${text.slice(0, 60)}`,
      );
    });
}

const styleIn = (file: string, source: string) =>
  arabicLiterals(source).flatMap(({ line, text }) =>
    problemsOf(text, file).map((problem) => ({ line, problem, text })),
  );

/** Numbers, units, months and occasions that only one of the two languages states. */
const differencesIn = (source: string) =>
  textPairs(source).flatMap(({ line, en, ar }) =>
    differentFacts({ en, ar }).map((problem) => ({ line, problem, text: ar })),
  );

/** Commas between values that the language of the page does not choose; what machines read has them. */
const commasIn = (file: string, source: string) =>
  forMachines.test(file)
    ? []
    : latinCommas(source).map(({ line, text }) => ({
        line,
        problem: "a comma that is not of withCommas (i18n/comma.ts)",
        text,
      }));

function problemsOf(text: string, file: string): string[] {
  return [
    ...arabicProblems(text),
    ...(laneForBay.test(text) ? ["a bay that is not called رافعة"] : []),
    ...(ownPercent.test(text) && !file.startsWith("db/")
      ? ["a percentage that is not of percentInWords (i18n/numbers/percent.ts)"]
      : []),
    ...(joined.test(text) ? ["a value joined to the next word"] : []),
    ...(ownRange.test(text) ? ["a range that is not of rangeInWords (i18n/numbers/ranges.ts)"] : []),
  ];
}
