import { join } from "node:path";
import { config } from "#app/platform/config.server.ts";
import { compareTables } from "../database/table-files.ts";
import { root, runProgram } from "../program.ts";
import { checkArabicWords } from "./arabic-words.ts";
import { readBoundaries } from "./boundaries.ts";
import { checkContent } from "./content/check-content.ts";
import { checkDocumentPaths } from "./document-paths.ts";
import { checkSizes } from "./file-sizes.ts";
import { checkMigrationOrder } from "./migration-order.ts";
import { checkNativeDates } from "./native-dates.ts";
import { checkOwnTables } from "./own-tables.ts";
import { checkPhysicalStyles } from "./physical-styles.ts";
import { checkProductPointers } from "./product-pointers.ts";
import { checkExpressions } from "./regular-expressions/check-expressions.ts";

/** What a step found: lines that must be mended, and lines worth reading. */
export interface Finding {
  readonly errors: readonly string[];
  readonly warnings?: readonly string[];
}
export interface Step {
  readonly name: string;
  run(): Promise<Finding>;
}

/** They have modules: the laws would be silent for the wrong reason if one was not read. */
const expectedFolders = [
  "app/features/booking/rules/",
  "app/features/booking/server/",
  "app/ui/",
  "app/platform/",
  "server/",
];

/** Everything that `npm run check` holds, the longest first: two run at a time. */
export const steps: readonly Step[] = [
  { name: "types", run: checkTypes },
  { name: "boundaries", run: checkBoundaries },
  { name: "dead code", run: () => program("knip", "--no-progress") },
  { name: "regular expressions", run: async () => ({ errors: await checkExpressions() }) },
  { name: "format and lint", run: () => program("biome", "check", "--max-diagnostics=100", ".") },
  { name: "table types", run: checkTables },
  { name: "file sizes", run: async () => checkSizes() },
  { name: "left and right", run: async () => ({ errors: checkPhysicalStyles().errors }) },
  { name: "native dates", run: async () => ({ errors: checkNativeDates() }) },
  { name: "arabic words", run: async () => ({ errors: checkArabicWords() }) },
  { name: "product pointers", run: async () => ({ errors: checkProductPointers() }) },
  { name: "document paths", run: async () => ({ errors: checkDocumentPaths() }) },
  { name: "migration order", run: async () => ({ errors: checkMigrationOrder() }) },
  { name: "own tables", run: async () => ({ errors: checkOwnTables().errors }) },
  { name: "content", run: async () => ({ errors: await checkContent(config.contentFolder, new Date()) }) },
];

async function program(name: string, ...options: string[]): Promise<Finding> {
  const { code, output } = await runProgram(name, options);
  return { errors: code === 0 ? [] : [output.trim() || `${name} ended with ${code}`] };
}

/** Written in Go, in half the time of the other one, whose API the build and the graph of imports use. */
const compiler = join(root, "node_modules/typescript-native/bin/tsc");

/** The compiler keeps what it knows of files that have not changed. */
export async function checkTypes(): Promise<Finding> {
  const generated = await program("react-router", "typegen");
  if (generated.errors.length > 0) return generated;
  return program(compiler, "--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.json");
}

async function checkBoundaries(): Promise<Finding> {
  const folders = ["app", "server", "db", "tools", "tests", "marsa.config.ts"];
  const { laws, violations, modules } = await readBoundaries(
    root,
    join(root, ".dependency-cruiser.cjs"),
    folders,
  );
  const reasons = new Map(laws.map(({ name, comment }) => [name, comment]));
  const errors = violations.map(({ law, from, to }) => `${law}: ${from} -> ${to}\n    ${reasons.get(law)}`);
  const unread = expectedFolders.filter((folder) => !modules.some((file) => file.startsWith(folder)));
  errors.push(...unread.map((folder) => `no module of ${folder} was read`));
  return { errors };
}

async function checkTables(): Promise<Finding> {
  const stale = await compareTables();
  return {
    errors: stale.map((file) => `${file} differs from the migrated database: run npm run db:types`),
  };
}
