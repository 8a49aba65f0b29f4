import type pg from "pg";

export interface Column {
  readonly name: string;
  /** The name of its type in pg_catalog: `int4`, `timestamptz`, `_text` for a list of texts. */
  readonly type: string;
  /** `e` where the type is an enumeration. */
  readonly kind: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Computed by the database and never written. */
  readonly computed: boolean;
  readonly comment: string | null;
}
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly Column[];
}

const statement = `
  select n.nspname as schema, c.relname as name, obj_description(c.oid, 'pg_class') as comment,
    json_agg(json_build_object(
      'name', a.attname,
      'type', coalesce(base.typname, t.typname),
      'kind', coalesce(base.typtype, t.typtype),
      'nullable', not a.attnotnull and not t.typnotnull,
      'hasDefault', (a.atthasdef or a.attidentity <> ''),
      'computed', (a.attgenerated <> '' or a.attidentity = 'a'),
      'comment', col_description(c.oid, a.attnum)
    ) order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type base on base.oid = nullif(t.typbasetype, 0)
  where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and n.nspname not in ('public', 'pgboss', 'information_schema') and n.nspname !~ '^pg_'
  group by n.nspname, c.relname, c.oid
  order by n.nspname, c.relname`;

/** The tables and views of our own schemas, in alphabetical order, columns in the order of their making. */
export async function readCatalog(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(statement);
  return rows;
}
