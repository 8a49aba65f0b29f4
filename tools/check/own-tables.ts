import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownerOf } from "../database/table-rooms.ts";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/**
 * Finds tables of another feature in SQL, where the import laws cannot see them: raw queries, seeds and
 * migrations. `tables` holds every table as `schema.name`.
 */
export function findForeignTables(files: readonly SourceText[], tables: readonly string[]): string[] {
  if (tables.length === 0) return [];
  const anyTable = new RegExp(
    `(?<![\\w./-])(?:${tables.map((table) => table.replace(".", "\\.")).join("|")})(?![\\w/-])`,
    "g",
  );
  return files.flatMap(({ path, text }) => {
    const { owner, schema } = speakerOf(path, text);
    return text
      .split("\n")
      .flatMap((line, index) =>
        [...withoutComment(line).matchAll(anyTable)]
          .filter(([table]) => ownerOf(table) !== owner && table.split(".")[0] !== schema)
          .map(([table]) => `${path}:${index + 1} ${table} belongs to ${ownerOf(table)}: use its front door`),
      );
  });
}

/** Whose tables a file may name: a feature's file its own, a migration those of the schema that it names first. */
function speakerOf(path: string, text: string): { readonly owner?: string; readonly schema?: string } {
  const feature =
    /^app\/features\/([^/]+)\//.exec(path)?.[1] ??
    /^db\/seed\/(?:office\/)?([a-z-]+)\.seed\.ts$/.exec(path)?.[1];
  if (feature !== undefined) return { owner: feature };
  if (path.startsWith("app/platform/")) return { owner: "platform" };
  return path.endsWith(".sql")
    ? { schema: /\b(?:schema(?: if not exists)?|table|index \w+ on) (\w+)/.exec(text)?.[1] }
    : {};
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
  // SQL stands in server halves alone, which an import law holds; in the browser's `booking.center` is a field.
  const speaking = sourceFiles(/^(app\/.*\.server\.ts|(app\/platform|server|db)\/.*\.(ts|sql))$/).filter(
    (path) => !/(\.test|tables)\.ts$/.test(path),
  );
  return { tables: declared.length, errors: findForeignTables(speaking.map(read), declared) };
}
