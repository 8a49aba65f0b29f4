import { createHash } from "node:crypto";
import * as z from "zod";
import { type Refused, refuse, type Success } from "#app/lib/result.ts";
import { now } from "../clock.server.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "../database.server.ts";
import { defineJob } from "../jobs.server.ts";
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

/** What is under way in this process. A repetition waits here, and takes no connection from others meanwhile. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Does the work once for one key of one actor. The answer is stored in the transaction of the work, so a caller who
 * repeats after a crash gets the answer of what was done, or has it done now. The same key with other content is
 * refused with `idempotency-conflict`. A refusal leaves nothing behind, so that the caller may try again.
 */
export async function answerOnce<O extends Outcome>(
  request: Request,
  work: (trx: AnyTransaction) => Promise<O>,
): Promise<O | Refused<"idempotency-conflict">> {
  const name = JSON.stringify([request.actor, request.key]);
  while (underWay.has(name)) await underWay.get(name);
  const answered = answer(request, work);
  const settled = answered.then(
    () => underWay.delete(name),
    () => underWay.delete(name),
  );
  underWay.set(name, settled);
  return answered;
}

async function answer<O extends Outcome>(
  request: Request,
  work: (trx: AnyTransaction) => Promise<O>,
): Promise<O | Refused<"idempotency-conflict">> {
  const hash = createHash("sha256").update(JSON.stringify(request.content)).digest("base64url");
  try {
    return await inTransaction<PlatformTables, O | Refused<"idempotency-conflict">>(async (trx) => {
      const { actor, key } = request;
      // A second request with the same key, to another process, waits here until the first has committed or rolled back.
      const taken = await trx
        .insertInto("platform.idempotency")
        .values({ actor, key, request_hash: hash, answer: null, created_at: request.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning("key")
        .executeTakeFirst();
      const row = trx.updateTable("platform.idempotency").where("actor", "=", actor).where("key", "=", key);
      if (taken === undefined) return replay<O>(trx, request, hash);
      const outcome = await work(tablesOf<unknown>(trx as unknown as AnyTransaction));
      if (!outcome.ok) throw new RolledBack(outcome);
      await row.set({ answer: JSON.stringify(outcome) }).execute();
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refused as O;
    throw error;
  }
}

async function replay<O>(
  trx: Parameters<Parameters<typeof inTransaction<PlatformTables, unknown>>[0]>[0],
  { actor, key }: Request,
  hash: string,
): Promise<O | Refused<"idempotency-conflict">> {
  const known = await trx
    .selectFrom("platform.idempotency")
    .select(["request_hash", "answer"])
    .where("actor", "=", actor)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return known.request_hash === hash ? (known.answer as O) : refuse("idempotency-conflict");
}

/** Keys are kept for a day; a repeated write after that is a new one. */
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
