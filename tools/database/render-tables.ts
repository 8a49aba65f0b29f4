import type { Column, Table } from "./catalog.ts";

/** What `pg` gives and takes for each type, with the parsers that app/platform sets (int8 as a number). */
const typeOf: Readonly<Record<string, string>> = {
  text: "string",
  varchar: "string",
  bpchar: "string",
  citext: "string",
  name: "string",
  uuid: "string",
  xid8: "string",
  numeric: "string",
  time: "string",
  tstzrange: "string",
  daterange: "string",
  int4range: "string",
  tsvector: "string",
  inet: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  bool: "boolean",
  timestamptz: "Date",
  timestamp: "Date",
  date: "Date",
  bytea: "Buffer",
};

/**
 * The TypeScript file of the tables of one owner, a feature or the platform. JSON is read as `unknown` (parse it before trusting it) and written as
 * text. A type of column that is not known here is refused, so that a wrong guess cannot slip in.
 */
export function renderTables(owner: string, tables: readonly Table[]): string {
  const body = [
    `export interface ${pascal(owner)}Tables {`,
    ...tables.map(({ schema, name }) => `  "${schema}.${name}": ${pascal(name)};`),
    "}",
    ...tables.flatMap(renderTable),
  ].join("\n");
  const used = ["ColumnType", "Generated"].filter((name) => new RegExp(`\\b${name}<`).test(body));
  return [
    "// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.",
    ...(used.length > 0 ? [`import type { ${used.join(", ")} } from "kysely";`] : []),
    "",
    body,
    "",
  ].join("\n");
}

function renderTable({ schema, name, comment, columns }: Table): string[] {
  return [
    "",
    ...doc(comment, ""),
    `export interface ${pascal(name)} {`,
    ...columns.flatMap((column) => [
      ...doc(column.comment, "  "),
      `  ${column.name}: ${renderType(column, `${schema}.${name}.${column.name}`)};`,
    ]),
    "}",
  ];
}

function renderType(column: Column, place: string): string {
  const orNull = column.nullable ? " | null" : "";
  if (column.type === "json" || column.type === "jsonb") {
    if (column.computed) return "ColumnType<unknown, never, never>";
    const insert = `string${orNull}${column.hasDefault || column.nullable ? " | undefined" : ""}`;
    return `ColumnType<unknown, ${insert}, string${orNull}>`;
  }
  const type = plainType(column, place) + orNull;
  if (column.computed) return `ColumnType<${type}, never, never>`;
  return column.hasDefault ? `Generated<${type}>` : type;
}

function plainType({ type, kind }: Column, place: string): string {
  if (kind === "e") return "string";
  const single = typeOf[type.replace(/^_/, "")];
  if (single === undefined)
    throw new Error(`${place}: tools/database/render-tables.ts does not know the type ${type}`);
  return type.startsWith("_") ? `${single}[]` : single;
}

function doc(comment: string | null, indent: string): string[] {
  return comment === null
    ? []
    : [`${indent}/** ${comment.replaceAll("*/", "* /").replace(/\s+/g, " ").trim()} */`];
}

function pascal(name: string): string {
  return name.replace(/(?:^|[_-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
