import pg from "pg";
import { log } from "../log.server.ts";
import { makeProgramRole, programRole } from "./program-role.server.ts";

type Write = "insert" | "update" | "delete";

/** A table of which the program may read all rows, and do nothing else but what is allowed. */
export interface RestrictedTable {
  readonly schema: string;
  readonly table: string;
  readonly allowed: readonly Write[];
}

/** Tables whose rows stand for ever as they were written; of the audit's personal values erasure takes some away. */
const appendOnly: readonly RestrictedTable[] = [
  { schema: "staff", table: "audit_entry", allowed: ["insert"] },
  { schema: "staff", table: "audit_value", allowed: ["insert", "delete"] },
  { schema: "staff", table: "audit_link", allowed: ["insert"] },
  { schema: "staff", table: "audit_check", allowed: ["insert"] },
];

/**
 * Gives the program's role all rights on the tables of all features and of the jobs, also on those that the login role
 * makes later, and takes away what append-only tables forbid. Where the login role may not make roles, the program works
 * with the rights of its login, and only the tables' triggers refuse. Run it under the start lock, after the migrations.
 */
export async function admitProgram(client: pg.Client, restricted = appendOnly): Promise<void> {
  const hasRole = await makeProgramRole(client);
  if (!hasRole)
    log.warn(
      { role: programRole },
      "the login role may not make this role: the program works with its own rights",
    );
  const tables = await existing(client, restricted);
  const statements = [
    ...(hasRole ? await grants(client) : []),
    ...tables.flatMap((table) => [...(hasRole ? limits(table) : []), ...triggers(table)]),
  ];
  // One text is one transaction: at no moment are there rights that the next statement takes away.
  await client.query(statements.join(";\n"));
}

async function existing(
  client: pg.Client,
  tables: readonly RestrictedTable[],
): Promise<readonly RestrictedTable[]> {
  const names = tables.map(nameOf);
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where to_regclass(name) is not null",
    [names],
  );
  const found = new Set(rows.map(({ name }) => name));
  return tables.filter((table) => found.has(nameOf(table)));
}

/** `public` holds only the list of migrations, which is not the program's. */
async function grants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_namespace where nspname !~ '^pg_'
      and nspname not in ('information_schema', 'public') and pg_has_role(nspowner, 'usage') order by 1`,
  );
  const kinds = ["tables", "sequences", "functions"];
  return [
    `do $$ begin execute format('grant temporary on database %I to ${programRole}', current_database()); end $$`,
    `alter default privileges grant usage on schemas to ${programRole}`,
    ...kinds.map((kind) => `alter default privileges grant all on ${kind} to ${programRole}`),
    ...rows
      .map((row) => pg.escapeIdentifier(row.schema))
      .flatMap((schema) => [
        `grant usage on schema ${schema} to ${programRole}`,
        ...kinds.map((kind) => `grant all on all ${kind} in schema ${schema} to ${programRole}`),
      ]),
  ];
}

function limits(table: RestrictedTable): string[] {
  const allowed = ["select", ...table.allowed].join(", ");
  return [
    `revoke all on ${nameOf(table)} from ${programRole}`,
    `grant ${allowed} on ${nameOf(table)} to ${programRole}`,
  ];
}

/** The second line: it refuses whatever the role, its owner's too. */
function triggers(table: RestrictedTable): string[] {
  const writes = ["insert", "update", "delete", "truncate"].filter(
    (write) => !table.allowed.some((allowed) => allowed === write),
  );
  const refuse = `${pg.escapeIdentifier(table.schema)}.refuse_change`;
  return [
    `create or replace function ${refuse}() returns trigger language plpgsql as $$ begin
      raise exception '% on % is refused', tg_op, tg_relid::regclass using errcode = 'insufficient_privilege'; end $$`,
    `create or replace trigger append_only before ${writes.join(" or ")} on ${nameOf(table)}
      for each statement execute function ${refuse}()`,
  ];
}

function nameOf({ schema, table }: RestrictedTable): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
}
