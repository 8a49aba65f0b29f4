import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../program.ts";

/** The schemas of Marsa's tables, as the migrations create them, and that of the jobs, which creates itself. */
export async function ownSchemas(): Promise<string[]> {
  const folder = join(root, "db/migrations");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const created = texts.flatMap((text) =>
    [...text.matchAll(/create schema (?:if not exists )?(\w+)/gi)].flatMap(([, schema]) => schema ?? []),
  );
  return [...new Set([...created, "pgboss"])].sort();
}
