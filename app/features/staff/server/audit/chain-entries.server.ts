import { sql } from "kysely";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { StaffTables } from "../../tables.ts";
import { isSealOfEntry, linkHash } from "./audit-seal.server.ts";
import { type ChainHead, readChainHead, writeChainHead } from "./chain-head.server.ts";
import {
  beginning,
  databaseName,
  type EntryToChain,
  endOfChain,
  hashAt,
  pageOfLinks,
  unchained,
} from "./read-links.server.ts";

const soonMs = 1_000;
/** Numbers are given before a transaction commits: entries that come later than so many others wait for the nightly check. */
const mostOvertaken = 5_000;

type End = Awaited<ReturnType<typeof endOfChain>>;

/**
 * Puts entries that are in no link yet at the end of the chain, one process at a time, in the order of their numbers as far as they
 * are committed. An entry without a seal of ours was forged and is left out. Answers how many were chained.
 */
export async function chainEntries({ fromFirst = false } = {}): Promise<number> {
  const head = await readChainHead(await databaseName());
  const { end, chained } = await inTransaction<unknown, { end: End; chained: number }>(async (trx) => {
    // Two processes would both continue the same link.
    await sql`select pg_advisory_xact_lock(hashtextextended('audit chain', 0))`.execute(trx);
    const before = await endOfChain(trx);
    // Entries from before there was a chain have no seal: the first link of all takes them as they are, once.
    const isFirst = before.last.seq === 0 && head === undefined;
    const afterId = fromFirst || isFirst ? 0 : before.entryId - mostOvertaken;
    const last = await chainFrom(trx, before.last, { afterId, isFirst });
    return { end: { ...before, last }, chained: last.seq - before.last.seq };
  });
  await moveHead(end);
  return chained;
}

async function chainFrom(
  trx: AnyTransaction,
  from: End["last"],
  { afterId, isFirst }: { readonly afterId: number; readonly isFirst: boolean },
): Promise<End["last"]> {
  let last = from;
  let after = afterId;
  for (;;) {
    const page = await unchained(trx, after);
    const links = [];
    for (const { entryId, seal, ...content } of page.filter((entry) => isOurs(entry, isFirst))) {
      const seq = last.seq + 1;
      last = { seq, hash: linkHash(last.hash, { seq, entryId, seal, content }) };
      links.push({ seq, entry_id: entryId, hash: last.hash });
    }
    if (links.length > 0)
      await tablesOf<StaffTables>(trx).insertInto("staff.audit_link").values(links).execute();
    if (page.length < pageOfLinks) return last;
    after = page.at(-1)?.entryId ?? after;
  }
}

function isOurs({ entryId: _, seal, ...content }: EntryToChain, isFirst: boolean): boolean {
  return seal === null ? isFirst : isSealOfEntry(seal, content);
}

/** Whether the chain still has what the head remembers. */
export async function isHeadInChain(head: ChainHead | undefined): Promise<boolean> {
  return head === undefined || (await hashAt(head.seq))?.toString("base64url") === head.hash;
}

/** Remembers the new end outside of the database; never where the one that is remembered has gone from the chain. */
async function moveHead({ last }: End): Promise<void> {
  const database = await databaseName();
  const head = await readChainHead(database);
  if (!(await isHeadInChain(head))) {
    log.error({ seq: head?.seq, database }, "the audit's chain was cut: its remembered end is gone");
    return;
  }
  if (last.seq > (head?.seq ?? beginning.seq))
    await writeChainHead(database, { seq: last.seq, hash: last.hash.toString("base64url") });
}

let isInBackground = false;
let timer: NodeJS.Timeout | undefined;

/** From now on this process chains what it has written within a second. Answers how to stop, with the last entries chained. */
export function chainInBackground(): () => Promise<void> {
  isInBackground = true;
  return async () => {
    isInBackground = false;
    clearTimeout(timer);
    timer = undefined;
    await chainOrLog();
  };
}

/** An entry is about to be committed. What is missed here comes with the next one, or with the job of the minute. */
export function chainSoon(): void {
  if (!isInBackground || timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    void chainOrLog();
  }, soonMs);
  timer.unref();
}

async function chainOrLog(): Promise<void> {
  await chainEntries().catch((error: Error) =>
    log.error({ err: { name: error.name, message: error.message } }, "the audit's chain"),
  );
}
