import { documentTypes } from "../../app/features/documents/rules/document-types.ts";
import { drawWithOwnFonts } from "./documents/fonts.ts";
import { goalLine } from "./documents/goals.ts";

export const options = ["closed", "quick", "folder=", "draw="] as const;
const all = 300;
const quick = { count: 30, stride: 11 } as const;
/** Of so many documents one is uploaded as each other type as well: looking at it again takes as long as reading it. */
const othersEvery = { all: 3, quick: 1 } as const;

/**
 * Goals on synthetic documents: machine readable zones and VINs 99 % right on clean pictures and 95 % on bad ones, Arabic
 * names 90 % of their characters, at most 1 % of what is sure wrong; 90 % of those that were uploaded as another type
 * known, at most 1 % of the others taken for another type. `quick` reads a tenth of them, for tuning; `closed` reads the
 * seed and the layout that are kept out of tuning. `folder=PATH` reads a folder of papers instead, which a `truth.json` in it
 * names (`documents/document-cases.ts`); `draw=PATH` draws such a folder first, with `closed` the layouts that are kept out.
 */
export async function bench(chosen: readonly string[] = []): Promise<void> {
  drawWithOwnFonts();
  // The days on the documents are chosen around this one.
  process.env.MARSA_CLOCK ??= "2026-11-23T09:00:00Z";
  const folders = await import("./documents/cases-bench.ts");
  const [folder, drawn] = [optionOf(chosen, "folder="), optionOf(chosen, "draw=")];
  if (drawn !== undefined)
    return folders.benchDrawn(drawn, chosen.includes("closed"), chosen.includes("quick"));
  if (folder !== undefined) return folders.benchFolder(folder);
  const { makeDocument } = await import("./documents/synthetic-documents.ts");
  const { Score } = await import("./documents/score.ts");
  const { Confusion } = await import("./documents/confusion.ts");
  const { typesOf } = await import("./documents/types-of.ts");
  const { makePages, readPages } = await import("../../app/features/documents/reading/reading.server.ts");
  const set = chosen.includes("closed") ? "closed" : "open";
  const [count, every] = chosen.includes("quick") ? [quick.count, othersEvery.quick] : [all, othersEvery.all];
  print(
    `${count} synthetic documents of the ${set} set: invented people, drawn papers, computed damage. Real ones differ.`,
  );
  const [score, confusion] = [new Score(), new Confusion()];
  let readingMs = 0;
  for (let place = 0; place < count; place += 1) {
    const document = await makeDocument(set, count === all ? place : (place * quick.stride) % all);
    const started = Date.now();
    const pages: Uint8Array[] = [];
    for (const picture of document.pictures) {
      const made = await makePages(picture, "jpeg", "bench");
      if (!made.ok) throw new Error(`a synthetic picture was refused: ${made.code}`);
      pages.push(...made.value.map(({ bytes }) => bytes));
    }
    const { type } = document;
    const reading = await readPages(async () => pages, type, "bench");
    readingMs += Date.now() - started;
    score.add(document, reading);
    confusion.add({ type, uploadedAs: type, answered: reading.type });
    if (place % every === 0) {
      const others = documentTypes.filter((other) => other !== type);
      for (const answer of await typesOf(pages, others)) confusion.add({ type, ...answer });
    }
    if ((place + 1) % 50 === 0) print(`${place + 1} read, ${Math.round(readingMs / 1000)} s`);
  }
  print(score.lines().join("\n"));
  print(["Sure but wrong:", ...(score.surprises.length > 0 ? score.surprises : ["none"])].join("\n  "));
  print(confusion.lines().join("\n"));
  print(`${(readingMs / 1000 / count).toFixed(1)} s a document`);
  print("Goals, on synthetic documents alone:");
  print([...score.goals(), ...confusion.goals()].map(goalLine).join("\n"));
}

const optionOf = (chosen: readonly string[], option: string) =>
  chosen.find((word) => word.startsWith(option))?.slice(option.length);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
