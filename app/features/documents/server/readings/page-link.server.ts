import { createHmac, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";

/** Who opens a page. */
export const pageReaders = ["customer", "staff"] as const;
export type PageReader = (typeof pageReaders)[number];

/** One page, for one reader. */
export interface PageLink {
  readonly documentId: string;
  readonly page: number;
  readonly reader: PageReader;
}

/** How long an address is good (product/documents.md#uploads). */
const lifeMs = 5 * 60_000;

export function pageLinkEnd(now: Date): Date {
  return new Date(now.getTime() + lifeMs);
}

/** The address of a page, which opens it for five minutes without signing in. */
export function pageAddress(link: PageLink, now: Date): string {
  const named = [link.documentId, link.page, link.reader, pageLinkEnd(now).getTime().toString(36)].join(".");
  return `/papers/${named}.${macOf(named)}`;
}

/** What a token opens now; undefined where it is not ours, was altered, or is over. */
export function openPageLink(token: string, now: Date): PageLink | undefined {
  const [, named = "", documentId = "", page, role, end = "", mac = ""] =
    /^(([0-9a-f-]{36})\.(\d{1,3})\.([a-z]{1,10})\.([0-9a-z]{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  const reader = pageReaders.find((one) => one === role);
  if (reader === undefined || !isSame(mac, macOf(named))) return undefined;
  if (Number.parseInt(end, 36) <= now.getTime()) return undefined;
  return { documentId, page: Number(page), reader };
}

function macOf(named: string): string {
  return createHmac("sha256", secretFor("pages of documents")).update(named).digest("base64url");
}

function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
