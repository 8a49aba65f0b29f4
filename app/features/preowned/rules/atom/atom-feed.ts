import { escapeMarkup } from "#app/lib/text/escape-markup.ts";
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
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(language)}">`,
    `<id>${escapeMarkup(address)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<updated>${new Date(newest).toISOString()}</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>`,
    ...entries.map(entryOf),
    "</feed>\n",
  ].join("\n");
}

function entryOf({ id, title, summary, href, updatedAt }: FeedEntry): string {
  return [
    "<entry>",
    `<id>${escapeMarkup(id)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(href)}"/>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    "</entry>",
  ].join("\n");
}
