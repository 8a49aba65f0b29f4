import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { AuditProblem } from "../../rules/audit-problems.ts";
import type { StaffTables } from "../../tables.ts";
import { isSame, isSealOfEntry, isSealOfValue, linkHash, sealOfCheck } from "./audit-seal.server.ts";
import { chainEntries, isHeadInChain } from "./chain-entries.server.ts";
import { readChainHead } from "./chain-head.server.ts";
import {
  beginning,
  databaseName,
  type LinkRow,
  linksAfter,
  pageOfLinks,
  unchained,
} from "./read-links.server.ts";

export interface AuditCheck {
  readonly at: Date;
  /** Entries that are as they were written. */
  readonly entries: number;
  /** The moment of the last of them before anything is wrong. */
  readonly verifiedUntil: Date | null;
  /** The first thing that is wrong; null: nothing. */
  readonly problem: AuditProblem | null;
  readonly problemEntryId: number | null;
  /** How many are wrong. */
  readonly problems: number;
}

interface Findings {
  entries: number;
  verifiedUntil: Date | null;
  readonly problems: { readonly problem: AuditProblem; readonly entryId: number | null }[];
}

/** Verifies the whole chain, stores and logs what was found: `error` where anything is wrong. */
export async function checkAudit(at = now()): Promise<AuditCheck> {
  // What was committed late is chained first; what stays outside then was not written by us, or is newer than this.
  await chainEntries({ fromFirst: true });
  const head = await readChainHead(await databaseName());
  const found: Findings = { entries: 0, verifiedUntil: null, problems: [] };
  await checkLinks(found);
  await findForged(found);
  if (!(await isHeadInChain(head))) found.problems.push({ problem: "cut", entryId: null });
  const { entries, verifiedUntil, problems } = found;
  const check: AuditCheck = {
    at,
    entries,
    verifiedUntil,
    problems: problems.length,
    problem: problems[0]?.problem ?? null,
    problemEntryId: problems[0]?.entryId ?? null,
  };
  await store(check);
  if (check.problem === null) log.info({ entries, until: verifiedUntil }, "the audit is as it was written");
  else log.error({ ...check }, "the audit was tampered with");
  return check;
}

async function checkLinks(found: Findings): Promise<void> {
  let previous = beginning;
  for (;;) {
    const page = await linksAfter(previous.seq);
    for (const link of page) {
      const problem = problemOf(link, previous);
      if (problem !== undefined) found.problems.push({ problem, entryId: link.entryId });
      else {
        found.entries += 1;
        if (found.problems.length === 0) found.verifiedUntil = link.at;
      }
      previous = link;
    }
    if (page.length < pageOfLinks) return;
  }
}

function problemOf(link: LinkRow, previous: typeof beginning): AuditProblem | undefined {
  const { seq, hash, entryId, isThere, values, seal, ...content } = link;
  if (!isThere || seq !== previous.seq + 1) return "removed";
  if (seal !== null && !isSealOfEntry(seal, content)) return "changed";
  if (!isSame(hash, linkHash(previous.hash, { seq, entryId, seal, content })))
    return seal === null ? "changed" : "order";
  const isSound = values.every((value) =>
    value.seal === null || seal === null
      ? value.seal === seal
      : isSealOfValue(Buffer.from(value.seal, "hex"), seal, value),
  );
  return isSound ? undefined : "value";
}

async function findForged(found: Findings): Promise<void> {
  let after = 0;
  for (;;) {
    const page = await unchained(database(), after);
    for (const { entryId, seal, ...content } of page)
      if (seal === null || !isSealOfEntry(seal, content)) found.problems.push({ problem: "forged", entryId });
    if (page.length < pageOfLinks) return;
    after = page.at(-1)?.entryId ?? after;
  }
}

async function store(check: AuditCheck): Promise<void> {
  const { at, entries, verifiedUntil, problem, problemEntryId, problems } = check;
  await database<StaffTables>()
    .insertInto("staff.audit_check")
    .values({
      at,
      entries,
      problem,
      problems,
      verified_until: verifiedUntil,
      problem_entry_id: problemEntryId,
      seal: sealOfCheck(textOf(check)),
    })
    .execute();
}

/** What was found last; undefined where nothing was verified yet, or where the result is not ours. */
export async function lastAuditCheck(): Promise<AuditCheck | undefined> {
  const row = await database<StaffTables>()
    .selectFrom("staff.audit_check")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const check: AuditCheck = {
    at: row.at,
    entries: row.entries,
    verifiedUntil: row.verified_until,
    problems: row.problems,
    problem: row.problem as AuditProblem | null,
    problemEntryId: row.problem_entry_id,
  };
  return isSame(row.seal, sealOfCheck(textOf(check))) ? check : undefined;
}

function textOf({ at, entries, verifiedUntil, problem, problemEntryId, problems }: AuditCheck): string {
  return JSON.stringify([at, entries, verifiedUntil, problem, problemEntryId, problems]);
}
