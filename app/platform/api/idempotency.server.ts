import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import { type Refused, refuse, type Success } from "#app/lib/result.ts";
import { now } from "../clock.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "../database.server.ts";
import { defineJob } from "../jobs.server.ts";
import { sealBytes, secretFor, unsealBytes } from "../secrets.server.ts";
import type { PlatformTables } from "../tables.ts";

type Outcome = (Success<unknown> & { readonly message?: string }) | Refused;
interface Request {
  readonly actor: string;
  readonly key: string;
  readonly content: unknown;
  readonly now: Date;
}

/** Carries a refusal out of a transaction that must not commit. */
class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

type Replayed<O> = O | Refused<"idempotency-conflict">;

/** Answers hold links, codes and tokens: they are sealed for their key, and requests are hashed with a key of ours. */
const purpose = "answers of writes";
const ownerOf = ({ actor, key }: Request) => JSON.stringify([actor, key]);

/** What is under way in this process. A repetition waits here, and takes no connection from others meanwhile. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Does the work once for one key of one actor. The answer is stored in the transaction of the work, so a caller who
 * repeats after a crash gets the answer of what was done, or has it done now. The same key with other content is
 * refused with `idempotency-conflict`. A refusal leaves nothing behind, so that the caller may try again.
 */
export function answerOnce<O extends Outcome>(
  request: Request,
  work: (trx: AnyTransaction) => Promise<O>,
): Promise<Replayed<O>> {
  return inTurn(request, async () => {
    try {
      return await inTransaction<PlatformTables, Replayed<O>>(async (trx) => {
        // A second request with the same key, to another process, waits here until the first has committed or rolled back.
        const replayed = await reserve<O>(trx, request);
        if (replayed !== undefined) return replayed;
        const outcome = await work(tablesOf<unknown>(trx as unknown as AnyTransaction));
        if (!outcome.ok) throw new RolledBack(outcome);
        await record(trx, request, outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.refused as O;
      throw error;
    }
  });
}

/**
 * The same for work that calls another system: the key is reserved, the work is done without a transaction, and its
 * answer is recorded. After a crash in between the key is reserved and has no answer, so a repetition does the work
 * again: it has to be made once by the other system, for the same key.
 */
export function answerOnceElsewhere<O extends Outcome>(
  request: Request,
  work: () => Promise<O>,
): Promise<Replayed<O>> {
  return inTurn(request, async () => {
    const replayed = await reserve<O>(database(), request);
    if (replayed !== undefined) return replayed;
    const outcome = await work();
    if (outcome.ok) await record(database(), request, outcome);
    else await release(request);
    return outcome;
  });
}

/** One after the other for one key. */
async function inTurn<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  const name = ownerOf(request);
  while (underWay.has(name)) await underWay.get(name);
  const answered = answer();
  const settled = answered.then(
    () => underWay.delete(name),
    () => underWay.delete(name),
  );
  underWay.set(name, settled);
  return answered;
}

/** Takes the key, or answers what was answered to it. */
async function reserve<O>(db: Kysely<PlatformTables>, request: Request): Promise<Replayed<O> | undefined> {
  const { actor, key, now: created_at } = request;
  const request_hash = createHmac("sha256", secretFor(purpose))
    .update(JSON.stringify(request.content))
    .digest("base64url");
  const reserved = await db
    .insertInto("platform.idempotency")
    .values({ actor, key, request_hash, sealed_answer: null, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (reserved !== undefined) return undefined;
  const row = await db
    .selectFrom("platform.idempotency")
    .select(["request_hash", "sealed_answer"])
    .where("actor", "=", actor)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row !== undefined && row.request_hash !== request_hash) return refuse("idempotency-conflict");
  const sealed = row?.sealed_answer ?? undefined;
  return sealed && (JSON.parse(unsealBytes(purpose, sealed, ownerOf(request)).toString()) as O);
}

async function record(db: Kysely<PlatformTables>, request: Request, outcome: Outcome): Promise<void> {
  const { actor, key } = request;
  const answer = Buffer.from(JSON.stringify(outcome));
  await db
    .updateTable("platform.idempotency")
    .set({ sealed_answer: sealBytes(purpose, answer, ownerOf(request)) })
    .where("actor", "=", actor)
    .where("key", "=", key)
    .execute();
}

/** Frees a reserved key. */
async function release({ actor, key }: Request): Promise<void> {
  await database<PlatformTables>()
    .deleteFrom("platform.idempotency")
    .where("actor", "=", actor)
    .where("key", "=", key)
    .where("sealed_answer", "is", null)
    .execute();
}

/** Keys are stored for a day; a repeated write after that is a new one. */
defineJob({
  name: "forget-idempotency-keys",
  schema: z.object({}),
  schedule: "17 * * * *",
  async run(_, trx) {
    await tablesOf<PlatformTables>(trx)
      .deleteFrom("platform.idempotency")
      .where("created_at", "<", new Date(now().getTime() - 24 * 3_600_000))
      .execute();
  },
});
