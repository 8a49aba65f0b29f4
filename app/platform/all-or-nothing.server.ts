import type { Refused, Result } from "#app/lib/result.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";

/** A refusal takes back what was written before it. */
class RefusedWithin extends Error {
  readonly refusal: Refused<string>;
  constructor(refusal: Refused<string>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Does a deed in a transaction of its own. Refused, nothing has changed. */
export async function allOrNothing<T, C extends string = string>(
  deed: (trx: AnyTransaction) => Promise<Result<T, C>>,
): Promise<Result<T, C>> {
  try {
    return await inTransaction<unknown, Result<T, C>>(async (trx) => {
      const done = await deed(trx);
      if (!done.ok) throw new RefusedWithin(done);
      return done;
    });
  } catch (error) {
    if (error instanceof RefusedWithin) return error.refusal as Refused<C>;
    throw error;
  }
}
