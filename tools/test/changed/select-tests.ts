import type { Imports } from "./import-graph.ts";

export interface Selection {
  /** Files of Vitest's tests. */
  readonly tests: readonly string[];
  /** Files or folders of journeys. */
  readonly journeys: readonly string[];
  /** Test files that a change reaches from further away. */
  readonly leftOut: readonly string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isJourney = (file: string) => file.endsWith(".spec.ts");
/** They start and kill programs: a change is proved without them in a minute, and `npm test` runs them. */
const startsPrograms = (file: string) => /^tests\/(faults|load|importer)\//.test(file);
/** What a visitor reaches by HTTP: a page, a call, the deed behind it. */
const isReachedByHttp = (file: string) =>
  /\/(pages|server|calls|site|screens)\/|calls\.ts$|\.server\.ts$/.test(file);

/** So many imports away a test of another room still speaks of a module: it imports what imports it. */
const nearImports = 2;

/**
 * The tests that a change concerns: of the same room (a feature, or a folder such as `app/ui`) whatever imports it, of other
 * rooms what stands at most two imports away, and, where a feature's calls or deeds change, the HTTP facts and journeys that
 * speak of the feature, which no import shows.
 */
export function selectTests(changed: readonly string[], imports: Imports): Selection {
  const importers = turnedRound(imports);
  const concerned = changed.map((file) => concernedBy(file, imports, importers));
  const tests = new Set(concerned.flatMap((one) => one.tests));
  return {
    tests: [...tests].sort(),
    journeys: [...new Set(concerned.flatMap((one) => one.journeys))].sort(),
    leftOut: [...new Set(concerned.flatMap((one) => one.reached))].filter((test) => !tests.has(test)).sort(),
  };
}

function concernedBy(file: string, imports: Imports, importers: Imports) {
  const room = roomOf(file);
  const distances = distancesFrom(file, importers);
  const reached = [...distances.keys()].filter(isTest);
  const near = reached.filter(
    (test) => !startsPrograms(test) && ((distances.get(test) ?? 0) <= nearImports || roomOf(test) === room),
  );
  const outside = isReachedByHttp(file);
  return {
    reached,
    tests: [...(isTest(file) ? [file] : []), ...near, ...(outside ? httpFactsOf(room, imports) : [])],
    journeys: isJourney(file) ? [file] : outside ? journeysOf(room, imports) : [],
  };
}

/** `app/features/booking`, `app/ui`, `server`, `tests/http`. */
function roomOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  return folders.slice(0, folders[1] === "features" ? 3 : 2).join("/");
}

/** How many imports away each module is from a file that it needs, the file itself first. */
function distancesFrom(file: string, importers: Imports): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [module, distance] of distances)
    for (const importer of importers.get(module) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

function httpFactsOf(room: string, imports: Imports): string[] {
  return [...imports]
    .filter(([file]) => isTest(file) && file.startsWith("tests/http/"))
    .filter(([, imported]) => imported.some((one) => one.startsWith(`${room}/`)))
    .map(([file]) => file);
}

/** Journeys stand in a folder with the feature's name; of a feature without one, those that speak of it by an import. */
function journeysOf(room: string, imports: Imports): string[] {
  const folder = room.replace("app/features/", "tests/e2e/");
  const journeys = [...imports].filter(([file]) => isJourney(file));
  const own = journeys.filter(([file]) => file.startsWith(`${folder}/`));
  const speaking = journeys.filter(([, imported]) => imported.some((one) => one.startsWith(`${room}/`)));
  return (own.length > 0 ? own : speaking).map(([file]) => file);
}

function turnedRound(imports: Imports): Imports {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  return importers;
}
