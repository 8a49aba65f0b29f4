import { createHash } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { PhoneTables } from "../tables.ts";
import { keyedHash } from "./keyed-hashes.server.ts";

/** Time enough for a slow phone. It is the machine's, which the library goes by, never that of MARSA_CLOCK. */
const challengeLifeMs = 10 * 60_000;
/** About a second of a phone: so many derivations of so many rounds. */
const [rounds, fewest, most] = [5_000, 80, 240];

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.record(z.string(), z.string()),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string() }),
});

/** A task for a browser; its solution pays for this subject alone: a code for its owner, a hold for its holder. */
export function challengeFor(subject: string, effort: number) {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: rounds,
    counter: randomInt(most * effort, fewest * effort),
    deriveKey,
    expiresAt: new Date(Date.now() + challengeLifeMs),
    data: { for: keyedHash("work", subject) },
    ...secrets(),
  });
}

/** Whether a solution is right, meant for this subject and not used before. It is used up with the transaction. */
export async function spendWork(
  trx: AnyTransaction,
  work: string | undefined,
  subject: string,
): Promise<boolean> {
  const parsed = solved.safeParse(work === undefined ? undefined : jsonIn(work));
  if (!parsed.success) return false;
  const { challenge, solution } = parsed.data;
  if (challenge.parameters.data.for !== keyedHash("work", subject)) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() });
  if (!verified) return false;
  const { numInsertedOrUpdatedRows } = await tablesOf<PhoneTables>(trx)
    .insertInto("phone.spent_work")
    .values({
      challenge_hash: createHash("sha256").update(challenge.signature).digest("base64url"),
      expires_at: new Date(challenge.parameters.expiresAt * 1_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function secrets() {
  return {
    hmacSignatureSecret: secretFor("proof of work").toString("base64"),
    hmacKeySignatureSecret: secretFor("proof of work, keys").toString("base64"),
  };
}

function jsonIn(base64: string): unknown {
  return parseJson(Buffer.from(base64, "base64").toString("utf8"));
}
