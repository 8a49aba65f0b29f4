import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root, runProgram } from "../program.ts";
import { readCatalog, type Table } from "./catalog.ts";
import { renderTables } from "./render-tables.ts";
import { withMigratedDatabase } from "./scratch-database.ts";
import { ownerOf } from "./table-rooms.ts";

/** Writes the files that differ from the migrated database and names them. */
export async function writeTables(): Promise<string[]> {
  const wanted = await wantedFiles();
  const written: string[] = [];
  for (const [file, text] of wanted) {
    if ((await textOf(file)) === text) continue;
    await writeFile(join(root, file), text);
    written.push(file);
  }
  return written;
}

/** Names the files that differ from the migrated database, and files whose tables are gone. */
export async function compareTables(): Promise<string[]> {
  const wanted = await wantedFiles();
  const stale: string[] = [];
  for (const [file, text] of wanted) if ((await textOf(file)) !== text) stale.push(file);
  for await (const file of glob("app/**/tables.ts", { cwd: root })) if (!wanted.has(file)) stale.push(file);
  return stale.sort();
}

async function wantedFiles(): Promise<Map<string, string>> {
  const byOwner = Map.groupBy(await withMigratedDatabase(readCatalog), ({ schema, name }) =>
    ownerOf(`${schema}.${name}`),
  );
  const files = new Map<string, string>();
  for (const [owner, tables] of byOwner) files.set(fileOf(owner), await formatted(owner, tables));
  return files;
}

function fileOf(owner: string): string {
  const file = owner === "platform" ? "app/platform/tables.ts" : `app/features/${owner}/tables.ts`;
  if (!existsSync(join(root, dirname(file))))
    throw new Error(`tables of ${owner} have no feature: there is no ${dirname(file)}/`);
  return file;
}

async function formatted(owner: string, tables: readonly Table[]): Promise<string> {
  const file = fileOf(owner);
  const draft = renderTables(owner, tables);
  const { code, output } = await runProgram("biome", ["format", `--stdin-file-path=${file}`], {
    input: draft,
  });
  if (code !== 0) throw new Error(`biome could not format ${file}: ${output}`);
  return output;
}

function textOf(file: string): Promise<string> {
  return readFile(join(root, file), "utf8").catch(() => "");
}
