import { stockProblems } from "#app/features/orders/rules/stock-row.ts";
import { importRefusals, xmlRefusals } from "#app/features/parts/refusals.ts";
import { xmlProblems } from "#app/features/parts/rules/feed/xml/xml-problems.ts";
import type { PriceChanges } from "#app/features/parts/server/import/intake.server.ts";
import type { Result } from "#app/lib/result.ts";

interface RefusedRow {
  readonly line: number;
  readonly problems: readonly { readonly field: string; readonly problem: string; readonly value?: string }[];
}
interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}
interface Report {
  readonly dry: boolean;
  readonly wasKnown: boolean;
  readonly changes: Readonly<Record<string, Counts>> | { readonly stock: Counts };
  readonly prices?: PriceChanges | undefined;
  readonly warned?: number | undefined;
  readonly warnings?: readonly (RefusedRow["problems"][number] & { readonly line: number })[] | undefined;
  readonly textsLeftOut?: number;
  readonly ofOthers?: number;
}
type Sentences = Readonly<Record<string, { readonly en: string }>>;
const refusals: Sentences = { ...importRefusals, ...xmlRefusals };
const problems: Sentences = { ...stockProblems, ...xmlProblems };

/** What came of a file, in lines for a terminal. */
export function reportOf(imported: Result<Report, string>): {
  readonly text: string;
  readonly isTakenIn: boolean;
} {
  const lines = imported.ok ? linesOf(imported.value) : refusalOf(imported.code, imported.detail ?? {});
  return { text: `${lines.join("\n")}\n`, isTakenIn: imported.ok };
}

function linesOf(report: Report): string[] {
  const { dry, wasKnown, changes, prices, textsLeftOut = 0, ofOthers = 0 } = report;
  const { warned = 0, warnings = [] } = report;
  return [
    ...Object.entries(changes).map(
      ([kind, { added, changed, unchanged, removed }]: [string, Counts]) =>
        `${kind.padEnd(14)}${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`,
    ),
    ...(prices === undefined ? [] : priceLines(prices)),
    ...warnings.map(({ line, ...problem }) => `Warning: ${sentenceOf(line, problem)}`),
    ...(warned > warnings.length ? [`... ${warned} warnings in all`] : []),
    ...(textsLeftOut > 0 ? [`${textsLeftOut} texts in one language only were left out`] : []),
    ...(ofOthers > 0 ? [`${ofOthers} rows about parts of other brands were left out`] : []),
    ...(wasKnown ? ["This very file was taken in before"] : []),
    dry ? "Nothing was changed: a dry run" : "Taken in",
  ];
}

function priceLines({ changed, tenfold, list, newLists }: PriceChanges): string[] {
  const riyals = (dirhams: number) => `QAR ${(dirhams / 100).toFixed(2)}`;
  return [
    ...list.map(
      ({ line, number, list: name, from, before, after, isTenfold }) =>
        `line ${line}, ${number}, ${name} from ${from}: ${riyals(before)} becomes ${riyals(after)}${isTenfold ? ", TENFOLD" : ""}`,
    ),
    ...(changed > list.length ? [`... ${changed} prices change in all`] : []),
    ...(tenfold > 0
      ? [`Warning: ${tenfold} prices change tenfold or more. Are they dirhams, QAR x 100?`]
      : []),
    ...newLists.map(
      (name) => `Warning: no price is in the list ${JSON.stringify(name)} yet. Is it spelled so?`,
    ),
  ];
}

function sentenceOf(line: number, { field, problem, value }: RefusedRow["problems"][number]): string {
  const said = value === undefined ? field : `${field} ${JSON.stringify(value)}`;
  return `line ${line}, ${said}: ${problems[problem]?.en ?? problem}`;
}

function refusalOf(
  code: string,
  { refusedRows = [], ...detail }: { refusedRows?: readonly RefusedRow[] },
): string[] {
  return [
    `Not taken in: ${code}. ${refusals[code]?.en ?? ""}`.trim(),
    ...refusedRows.flatMap(({ line, problems: all }) => all.map((problem) => sentenceOf(line, problem))),
    ...(refusedRows.length === 0 && Object.keys(detail).length > 0 ? [JSON.stringify(detail)] : []),
  ];
}
