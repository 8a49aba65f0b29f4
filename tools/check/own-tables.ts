import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/**
 * Finds tables of another feature's schema in SQL, where the import laws cannot see them: raw queries, seeds and
 * migrations. `tables` holds every table as `schema.name`.
 */
export function findForeignTables(files: readonly SourceText[], tables: readonly string[]): string[] {
  if (tables.length === 0) return [];
  const anyTable = new RegExp(
    `(?<![\\w./-])(?:${tables.map((table) => table.replace(".", "\\.")).join("|")})(?![\\w/-])`,
    "g",
  );
  return files.flatMap(({ path, text }) => {
    const owner = ownerOf(path, text);
    return text
      .split("\n")
      .flatMap((line, index) =>
        [...withoutComment(line).matchAll(anyTable)]
          .filter(([table]) => table.split(".")[0] !== owner)
          .map(
            ([table]) =>
              `${path}:${index + 1} ${table} belongs to ${table.split(".")[0]}: use its front door`,
          ),
      );
  });
}

/** Rooms that share a schema. */
const schemaOf: Readonly<Record<string, string>> = {
  scheduling: "booking",
  campaigns: "booking",
  "waiting-list": "booking",
};

/** The schema that a file may speak of: a feature's files its own, a migration the one that it names first. */
function ownerOf(path: string, text: string): string | undefined {
  const feature =
    /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? /^db\/seed\/([a-z-]+)\.seed\.ts$/.exec(path)?.[1];
  if (feature !== undefined) return schemaOf[feature] ?? feature.replaceAll("-", "_");
  if (path.startsWith("app/platform/")) return "platform";
  return path.endsWith(".sql")
    ? /\b(?:schema(?: if not exists)?|table|index \w+ on) (\w+)/.exec(text)?.[1]
    : undefined;
}

function withoutComment(line: string): string {
  return line.replace(/^\s*(\/\/|\/?\*|--).*$/, "");
}

/** The same for the real tree. */
export function checkOwnTables(): { readonly tables: number; readonly errors: string[] } {
  const read = (path: string): SourceText => ({ path, text: readFileSync(join(root, path), "utf8") });
  const declared = sourceFiles(/^app\/.*\/tables\.ts$/).flatMap((path) =>
    [...read(path).text.matchAll(/^ {2}"(\w+\.\w+)":/gm)].map(([, table]) => table ?? ""),
  );
  const speaking = sourceFiles(/^(app|server|db)\/.*\.(ts|sql)$/).filter(
    (path) => !/(\.test|tables)\.ts$/.test(path),
  );
  return { tables: declared.length, errors: findForeignTables(speaking.map(read), declared) };
}
