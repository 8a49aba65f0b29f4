import { type RawBuilder, sql } from "kysely";
import type { Person } from "./register.server.ts";

type Condition = (person: Person) => RawBuilder<unknown>;

/** Rows that carry the customer's id in this column. */
export function ofCustomer(column = "customer_id"): Condition {
  return ({ customerId }) => sql`${sql.ref(column)} = ${customerId}`;
}

interface AddressColumns {
  readonly email?: string;
  readonly phone?: string;
  /** Of a customer, where there is one: such a row is theirs, whoever has its address or number by now. */
  readonly customer?: string;
  /** When the row was written: a number may have been another's before. */
  readonly at?: string;
  /** Whether the row's number was confirmed when it was written; never where nothing is said. */
  readonly wasConfirmed?: RawBuilder<unknown>;
}

/**
 * Rows of visitors with one of the person's confirmed addresses or numbers in the columns that are named. A number counts
 * from its confirmation on; before that only where it was confirmed then as well and the row names no other address.
 */
export function ofAddress({ email, phone, customer, at, wasConfirmed }: AddressColumns): Condition {
  return ({ emails, phones }) => {
    const hasEmail = email && sql`lower(${sql.ref(email)}) = any(${emails}::text[])`;
    const conditions = [
      ...(hasEmail ? [hasEmail] : []),
      ...(phone && at ? [hasPhone(phones, { email, phone, at, wasConfirmed })] : []),
    ];
    const own = sql`(${sql.join(conditions, sql` or `)})`;
    return customer === undefined ? own : sql`(${sql.ref(customer)} is null and ${own})`;
  };
}

function hasPhone(
  phones: Person["phones"],
  { email, phone, at, wasConfirmed }: Omit<AddressColumns, "phone" | "at"> & { phone: string; at: string },
): RawBuilder<unknown> {
  const numbers = phones.map(({ number }) => number);
  const since = phones.map((one) => one.since.toISOString());
  const column = sql.ref(phone);
  const before = email === undefined ? sql`true` : sql`${sql.ref(email)} is null`;
  return sql`(${column} = any(${numbers}::text[]) and (
    (${wasConfirmed ?? sql`false`} and ${before})
    or exists (select from unnest(${numbers}::text[], ${since}::timestamptz[]) as own (number, since)
      where own.number = ${column} and own.since <= ${sql.ref(at)})))`;
}

/** Rows that belong to rows of another table of the same feature: `drive_id` of the person's drives. */
export function ofParent(column: string, table: string, parent: Condition, key = "id"): Condition {
  return (person) =>
    sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${parent(person)})`;
}

/** Rows that meet one of several conditions. */
export function ofAny(...conditions: readonly Condition[]): Condition {
  return (person) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` or `,
    )})`;
}
