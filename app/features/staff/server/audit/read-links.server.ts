import { type RawBuilder, sql } from "kysely";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import type { SealedContent, SealedValue } from "../../rules/audit-content.ts";

/** What the first link follows. */
export const beginning: { readonly seq: number; readonly hash: Buffer } = { seq: 0, hash: Buffer.alloc(32) };
export const pageOfLinks = 1_000;

export interface EntryToChain extends SealedContent {
  readonly entryId: number;
  readonly seal: Buffer | null;
}

const content = sql`e.seal, e.at, e.staff_id as "staffId", e.staff_name as "staffName", e.device_id as "deviceId", e.deed,
  e.record_type as "recordType", e.record_id as "recordId", e.place, e.fields, e.reason, e.request_id as "requestId",
  e.via, e.people, e.shown`;

/** Entries that are in no link yet, from a number on. */
export async function unchained(
  trx: AnyTransaction | ReturnType<typeof database<unknown>>,
  afterId: number,
): Promise<readonly EntryToChain[]> {
  const { rows } = await sql<EntryToChain>`
    select e.id as "entryId", ${content} from staff.audit_entry e
    where e.id > ${afterId} and not exists (select 1 from staff.audit_link l where l.entry_id = e.id)
    order by e.id limit ${pageOfLinks}`.execute(trx);
  return rows;
}

export interface LinkRow extends EntryToChain {
  readonly seq: number;
  readonly hash: Buffer;
  /** Null where the entry itself is gone. */
  readonly at: Date;
  readonly isThere: boolean;
  /** Seals in hexadecimal digits. */
  readonly values: readonly (SealedValue & { readonly seal: string | null })[];
}

/** Links in their order with their entries and the values that are still stored. */
export async function linksAfter(seq: number): Promise<readonly LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select l.seq, l.hash, l.entry_id as "entryId", e.id is not null as "isThere", ${content}, ${valuesOf} as values
    from staff.audit_link l left join staff.audit_entry e on e.id = l.entry_id
    where l.seq > ${seq} order by l.seq limit ${pageOfLinks}`.execute(database());
  return rows;
}

const valuesOf: RawBuilder<unknown> = sql`coalesce((
  select json_agg(json_build_object('field', v.field, 'before', v.before, 'after', v.after, 'seal', encode(v.seal, 'hex')))
  from staff.audit_value v where v.entry_id = l.entry_id), '[]')`;

/** The end of the chain, and the highest number of an entry in it. */
export async function endOfChain(trx: AnyTransaction) {
  const { rows } = await sql<{ seq: number; hash: Buffer; entryId: number }>`
    select seq, hash, (select max(entry_id) from staff.audit_link) as "entryId"
    from staff.audit_link order by seq desc limit 1`.execute(trx);
  const [end] = rows;
  if (end === undefined) return { last: beginning, entryId: 0 };
  return { last: { seq: end.seq, hash: end.hash }, entryId: end.entryId };
}

export async function databaseName(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database());
  return rows[0]?.name ?? "";
}

/** The hash at a place of the chain; undefined where there is none. */
export async function hashAt(seq: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from staff.audit_link where seq = ${seq}`.execute(database());
  return rows[0]?.hash;
}
