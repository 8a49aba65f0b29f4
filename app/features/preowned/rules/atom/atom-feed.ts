/** An entry of a feed: a thing with an address, and when it last changed. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  readonly updatedAt: Date;
}
export interface AtomFeed {
  /** Its own address, which is its id too. */
  readonly address: string;
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** The page that shows the same. */
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

/** A feed as Atom (RFC 4287). It says when its newest entry changed; an empty one says the beginning of time. */
export function atomFeed({ address, language, title, author, page, entries }: AtomFeed): string {
  const newest = entries.reduce((at, entry) => Math.max(at, entry.updatedAt.getTime()), 0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    `<id>${escaped(address)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${new Date(newest).toISOString()}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.map(entryOf),
    "</feed>\n",
  ].join("\n");
}

function entryOf({ id, title, summary, href, updatedAt }: FeedEntry): string {
  return [
    "<entry>",
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(href)}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    "</entry>",
  ].join("\n");
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Signs that XML cannot hold at all are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ud800-\udfff\ue000-\ufffd]/g, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
