import { createHmac, timingSafeEqual } from "node:crypto";
import { numberOf } from "#app/lib/reference.ts";
import { secretFor } from "#app/platform/secrets.server.ts";

/** Short, because it stands in an SMS; it is looked up in the database, so it can be tried only as often as we answer. */
const macBytes = 12;

/** What a token says: the number that it names, and whether it was signed for what that number turns out to be. */
interface SignedToken {
  readonly number: number;
  readonly isFor: (named: string) => boolean;
}

/**
 * Links that open one thing without signing in: the six characters of its reference and a signature, and nothing about the
 * customer. `named` is what is signed: the id of the thing, with whose it is where that may change.
 */
export function signedLinks(path: string, purpose: string) {
  const sign = (named: string) =>
    createHmac("sha256", secretFor(purpose)).update(named).digest().subarray(0, macBytes);
  return {
    /** `reference`: as customers read it out, with the brand's code. */
    pathOf(reference: string, named: string): string {
      const characters = reference.slice(reference.indexOf("-") + 1);
      return `${path}/${characters}-${sign(named).toString("base64url")}`;
    },
    /** Undefined where it cannot be ours. */
    read(token: string): SignedToken | undefined {
      const [, characters = "", mac = ""] = /^(\w{6})-([\w-]{16})$/.exec(token) ?? [];
      const number = numberOf(characters);
      const given = Buffer.from(mac, "base64url");
      if (number === undefined || given.length !== macBytes || given.toString("base64url") !== mac)
        return undefined;
      return { number, isFor: (named) => timingSafeEqual(sign(named), given) };
    },
  };
}
