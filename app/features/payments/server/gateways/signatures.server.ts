import { createHmac, timingSafeEqual } from "node:crypto";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";

export function hmacOf(secret: string, content: string | Uint8Array): string {
  return createHmac("sha256", secret).update(content).digest("hex");
}

/** Whether a header holds the HMAC of the content, in hexadecimal of either case. */
export function isSigned(secret: string, content: string | Uint8Array, header: string | null): boolean {
  const expected = Buffer.from(hmacOf(secret, content), "hex");
  const given = Buffer.from(/^[0-9a-f]{64}$/i.exec(header ?? "")?.[0] ?? "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function jsonIn(body: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
