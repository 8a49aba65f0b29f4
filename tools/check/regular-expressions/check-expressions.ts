import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import recheck from "recheck/package.json" with { type: "json" };
import { root, runProgram } from "../../program.ts";
import { sourceFiles } from "../../source-files.ts";
import { type Pattern, patternsInSource } from "./patterns-in-source.ts";

interface PatternOfFile extends Pattern {
  readonly file: string;
}

/** What meets text from outside. The tools read the repository alone. */
const meetsText = /^(app|server|db)\/.*\.tsx?$/;
/** It loads every module of the server. */
const program = "server/app.ts";

/**
 * Regular expressions that may take longer than in proportion to their text, as `path:line`, with a text that shows it:
 * a caller that sends it stops the process for all others.
 */
export async function checkExpressions(
  files: readonly string[] = sourceFiles(meetsText).filter((file) => !/\.test\.tsx?$/.test(file)),
): Promise<readonly string[]> {
  const found = await Promise.all(
    files.map(async (file) => ({
      file,
      ...patternsInSource(file, await readFile(resolve(root, file), "utf8")),
    })),
  );
  const written = found.flatMap((one) => one.written.map((pattern) => ({ file: one.file, ...pattern })));
  const places = found.flatMap((one) => one.built.map((line) => ({ file: one.file, line })));
  const built = await builtIn([...new Set(places.map(({ file }) => file))]);
  const unseen = places.filter(
    ({ file, line }) => !built.some((one) => one.file === file && one.line === line),
  );
  const isPlace = (one: PatternOfFile) =>
    places.some(({ file, line }) => one.file === file && one.line === line);
  return [
    ...unseen.map(
      ({ file, line }) =>
        `${file}:${line}: a regular expression that is not made when its module is loaded cannot be checked`,
    ),
    ...(await slowOnes([...written, ...built.filter(isPlace)])),
  ];
}

/** What `new RegExp` made while these files and the program were loaded. */
async function builtIn(files: readonly string[]): Promise<readonly PatternOfFile[]> {
  if (files.length === 0) return [];
  const loaded = [...files.filter((file) => file.endsWith(".ts")), program].map((file) =>
    resolve(root, file),
  );
  const child = join(import.meta.dirname, "built-patterns.ts");
  const { code, output } = await runProgram(process.execPath, [child, ...loaded]);
  if (code !== 0) throw new Error(output);
  return output
    .split("\n")
    .filter((line) => line.startsWith('{"file"'))
    .map((line) => JSON.parse(line) as PatternOfFile)
    .flatMap((made) =>
      files.filter((file) => resolve(root, file) === made.file).map((file) => ({ ...made, file })),
    );
}

async function slowOnes(patterns: readonly PatternOfFile[]): Promise<string[]> {
  const verdicts = await verdictsOn(patterns);
  return patterns.flatMap(({ file, line, source, flags }) => {
    const verdict = verdicts.get(`/${source}/${flags}`);
    return verdict ? [`${file}:${line}: /${source}/${flags} ${verdict}`] : [];
  });
}

/** What is said against each, by its literal; "" is said of the good ones. A verdict on a pattern never changes. */
async function verdictsOn(patterns: readonly Pattern[]): Promise<ReadonlyMap<string, string>> {
  const stored = join(root, `node_modules/.cache/recheck-${recheck.version}.json`);
  const verdicts = new Map<string, string>(
    await readFile(stored, "utf8").then(
      (text) => JSON.parse(text) as [string, string][],
      () => [],
    ),
  );
  const unknown = new Map(
    patterns
      .map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern] as const)
      .filter(([literal]) => !verdicts.has(literal)),
  );
  if (unknown.size === 0) return verdicts;
  const { check } = await import("recheck");
  const left = unknown.entries();
  const work = async () => {
    for (const [literal, { source, flags }] of left)
      verdicts.set(literal, verdictOf(await check(source, flags, limits)));
  };
  // The first one starts the checker, which the others share.
  await check("a", "");
  await Promise.all(Array.from({ length: atOnce }, work));
  await mkdir(join(root, "node_modules/.cache"), { recursive: true });
  await writeFile(stored, JSON.stringify([...verdicts]));
  return verdicts;
}

const atOnce = 2;
/** It tries in steps, not in time, so that it finds the same on a busy machine. */
const limits = { timeout: 300_000, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

type Diagnostics = Awaited<ReturnType<typeof import("recheck")["check"]>>;

function verdictOf(found: Diagnostics): string {
  if (found.status === "safe") return "";
  if (found.status === "unknown") return `cannot be checked (${found.error.kind})`;
  return `takes ${found.complexity.summary} time, for example for ${found.attack.pattern}`;
}
