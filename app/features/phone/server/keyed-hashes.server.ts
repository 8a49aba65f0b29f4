import { createHmac, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";

/** Whose code it is: a number, what it is confirmed for, and the browser that requested it. */
export interface CodeOwner {
  readonly purpose: string;
  /** As it is dialled from anywhere. */
  readonly number: string;
  readonly browser: string;
}

/** The key of a row of `phone.code`. */
export function ownerKeys({ purpose, number, browser }: CodeOwner) {
  return { purpose, number_key: keyedHash("number", number), browser_key: keyedHash("browser", browser) };
}

/** A code's hash; that of the same code for another owner is another one. */
export function codeHash({ purpose, number, browser }: CodeOwner, code: string): string {
  return keyedHash("code", purpose, number, browser, code);
}

/** A hash that is of no use without our secret: numbers and codes are few enough to try all of them. */
export function keyedHash(kind: string, ...values: readonly string[]): string {
  const mac = createHmac("sha256", secretFor("phone numbers and codes"));
  return mac.update(JSON.stringify([kind, ...values])).digest("base64url");
}

/** Whether two hashes are the same, in a time that says nothing about where they differ. */
export function areSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
