import { type RawBuilder, sql } from "kysely";
import type { Person } from "./register.server.ts";

/** Rows that carry the customer's id in this column. */
export function ofCustomer(column = "customer_id"): (person: Person) => RawBuilder<unknown> {
  return ({ customerId }) => sql`${sql.ref(column)} = ${customerId}`;
}

/** Rows with one of the person's confirmed addresses or numbers in the columns that are named. */
export function ofAddress(columns: {
  readonly email?: string;
  readonly phone?: string;
}): (person: Person) => RawBuilder<unknown> {
  return ({ emails, phones }) => {
    const conditions = [
      ...(columns.email ? [sql`lower(${sql.ref(columns.email)}) = any(${emails}::text[])`] : []),
      ...(columns.phone ? [sql`${sql.ref(columns.phone)} = any(${phones}::text[])`] : []),
    ];
    return sql`(${sql.join(conditions, sql` or `)})`;
  };
}

/** Rows that belong to rows of another table of the same feature: `drive_id` of the person's drives. */
export function ofParent(
  column: string,
  table: string,
  parent: (person: Person) => RawBuilder<unknown>,
  key = "id",
): (person: Person) => RawBuilder<unknown> {
  return (person) =>
    sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${parent(person)})`;
}

/** Rows that meet one of several conditions. */
export function ofAny(
  ...conditions: readonly ((person: Person) => RawBuilder<unknown>)[]
): (person: Person) => RawBuilder<unknown> {
  return (person) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` or `,
    )})`;
}
