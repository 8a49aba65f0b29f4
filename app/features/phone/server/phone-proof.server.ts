import { areSame, type CodeOwner, keyedHash } from "./keyed-hashes.server.ts";
import { servedNumber } from "./served-numbers.server.ts";

/** How long a proof is good. */
export const proofLifeMs = 30 * 60_000;

/** A proof that the code of this owner was entered; it names nobody. */
export function phoneProof(owner: CodeOwner, now: Date): string {
  const end = (now.getTime() + proofLifeMs).toString(36);
  return `${end}.${sign(owner, end)}`;
}

interface Confirmed {
  /** In any form that people write it in. */
  readonly phone: string;
  readonly purpose: string;
  readonly browser: string;
}

/** Whether a proof says that this number was confirmed for this purpose in this browser, and is not over. */
export function checkPhoneProof(proof: string, { phone, purpose, browser }: Confirmed, now: Date): boolean {
  const [, end, signature] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(proof) ?? [];
  const number = servedNumber(phone);
  if (end === undefined || signature === undefined || number === undefined) return false;
  return (
    areSame(sign({ purpose, number, browser }, end), signature) && Number.parseInt(end, 36) > now.getTime()
  );
}

function sign({ purpose, number, browser }: CodeOwner, end: string): string {
  return keyedHash("proof", purpose, number, browser, end);
}
