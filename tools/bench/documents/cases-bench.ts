import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makePages, readPages } from "../../../app/features/documents/reading/reading.server.ts";
import { type FieldKey, fieldKeys } from "../../../app/features/documents/rules/document-types.ts";
import { fileKindOf } from "../../../app/features/documents/rules/file-kind.ts";
import { confident, type Reading } from "../../../app/features/documents/rules/reading/reading.ts";
import { Confusion } from "./confusion.ts";
import { casesIn, type DocumentCase, isRight } from "./document-cases.ts";
import { goalLine, share } from "./goals.ts";

interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly empty: number;
  readonly sure: number;
  readonly sureAndWrong: number;
}

const counts = { all: 90, quick: 20 } as const;

/** Draws papers into a folder and reads them. */
export async function benchDrawn(folder: string, isClosed: boolean, isQuick: boolean): Promise<void> {
  const { drawCases } = await import("./drawn/draw-cases.ts");
  await drawCases(isClosed ? "held" : "build", isQuick ? counts.quick : counts.all, folder);
  await benchFolder(folder);
}

/**
 * Reads the papers of a folder: right, wrong and empty fields by type, layout, fault and field, and what was wrong although the
 * customer would have been shown it as certain. Goals on papers whose layout was not seen: 85 % right, 1 % sure and wrong.
 */
export async function benchFolder(folder: string): Promise<void> {
  const tallies = new Map<string, Tally>();
  const confusion = new Confusion();
  const mistakes: string[] = [];
  const started = Date.now();
  const papers = casesIn(folder);
  for (const paper of papers) {
    const reading = await readCase(folder, paper);
    confusion.add({ type: paper.type, uploadedAs: paper.type, answered: reading.type });
    mistakes.push(...addUp(tallies, paper, reading));
  }
  const all = tallies.get("all") ?? emptyTally();
  const fields = fieldsOf(all);
  print([...mistakes, ...tableOf(tallies), ...confusion.lines()].join("\n"));
  print(`${((Date.now() - started) / 1000 / papers.length).toFixed(1)} s a paper`);
  print(goalLine({ what: "Right", part: all.right, of: fields, least: 85 }));
  print(goalLine({ what: "Sure and wrong, of all fields", part: all.sureAndWrong, of: fields, most: 1 }));
}

async function readCase(folder: string, paper: DocumentCase): Promise<Reading> {
  const pages: Uint8Array[] = [];
  for (const file of paper.files) {
    const bytes = readFileSync(join(folder, file));
    const kind = fileKindOf(bytes);
    const made = kind === undefined ? undefined : await makePages(bytes, kind, "bench");
    if (!made?.ok) throw new Error(`${file} was refused`);
    pages.push(...made.value.map((page) => page.bytes));
  }
  return await readPages(async () => pages, paper.type, "bench");
}

type Outcome = "right" | "wrong" | "empty";

function outcomeOf(key: FieldKey, value: string, paper: DocumentCase): Outcome {
  if (value === "") return "empty";
  return isRight(key, value, paper) ? "right" : "wrong";
}

/** Counts each field in its groups, and says which ones were not right. */
function addUp(tallies: Map<string, Tally>, paper: DocumentCase, { fields }: Reading): readonly string[] {
  const { id, type, layout, fault, truth } = paper;
  const groups = ["all", `type ${type}`, `layout ${layout}`, `fault ${fault}`];
  return fieldKeys
    .filter((key) => truth[key] !== undefined)
    .flatMap((key) => {
      const { value = "", confidence = 0 } = fields.find((field) => field.key === key) ?? {};
      const outcome = outcomeOf(key, value, paper);
      const isSure = value !== "" && confidence >= confident;
      for (const group of [...groups, `field ${key}`]) {
        const tally = tallies.get(group) ?? emptyTally();
        tallies.set(group, counted(tally, outcome, isSure));
      }
      if (outcome === "right") return [];
      return [`${isSure ? "SURE " : ""}${outcome}: ${id}: ${key} ${truth[key]}, read ${value}`];
    });
}

const counted = (tally: Tally, outcome: Outcome, isSure: boolean): Tally => ({
  right: tally.right + Number(outcome === "right"),
  wrong: tally.wrong + Number(outcome === "wrong"),
  empty: tally.empty + Number(outcome === "empty"),
  sure: tally.sure + Number(isSure),
  sureAndWrong: tally.sureAndWrong + Number(isSure && outcome === "wrong"),
});

function tableOf(tallies: ReadonlyMap<string, Tally>): readonly string[] {
  const rows = [...tallies].toSorted(([one], [other]) => (one === "all" ? -1 : one.localeCompare(other)));
  return [
    `${"".padEnd(36)} fields   right   wrong   empty    sure  sure and wrong`,
    ...rows.map(([name, tally]) =>
      [
        name.padEnd(36),
        String(fieldsOf(tally)).padStart(7),
        share(tally.right, fieldsOf(tally)).padStart(8),
        String(tally.wrong).padStart(8),
        String(tally.empty).padStart(8),
        String(tally.sure).padStart(8),
        String(tally.sureAndWrong).padStart(16),
      ].join(""),
    ),
  ];
}

const emptyTally = (): Tally => ({ right: 0, wrong: 0, empty: 0, sure: 0, sureAndWrong: 0 });
const fieldsOf = ({ right, wrong, empty }: Tally) => right + wrong + empty;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
