import { expect, test } from "vitest";
import { atomFeed } from "./atom-feed.ts";

const feed = {
  address: "https://rimal.example/feeds/stock?model=a&color=b",
  language: "ar",
  title: "Cars <new>",
  author: "Rimal & Co",
  page: "https://rimal.example/pre-owned/search?model=a&color=b",
  entries: [
    {
      ...{
        id: "urn:car:1",
        title: 'Suhail "S"',
        summary: "79,900 <b>",
        href: "https://rimal.example/listing/1?a&b",
      },
      updatedAt: new Date("2026-11-20T08:00:00Z"),
    },
    {
      ...{ id: "urn:car:2", title: "Reem", summary: "", href: "https://rimal.example/listing/2" },
      updatedAt: new Date("2026-11-21T08:00:00Z"),
    },
  ],
};

test("a feed has its addresses, its newest change and its entries, all of it escaped", () => {
  expect(atomFeed(feed).split("\n")).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">',
    "<id>https://rimal.example/feeds/stock?model=a&amp;color=b</id>",
    "<title>Cars &lt;new&gt;</title>",
    "<updated>2026-11-21T08:00:00.000Z</updated>",
    "<author><name>Rimal &amp; Co</name></author>",
    '<link rel="self" type="application/atom+xml" href="https://rimal.example/feeds/stock?model=a&amp;color=b"/>',
    '<link rel="alternate" type="text/html" href="https://rimal.example/pre-owned/search?model=a&amp;color=b"/>',
    "<entry>",
    "<id>urn:car:1</id>",
    "<title>Suhail &quot;S&quot;</title>",
    "<updated>2026-11-20T08:00:00.000Z</updated>",
    '<link rel="alternate" type="text/html" href="https://rimal.example/listing/1?a&amp;b"/>',
    "<summary>79,900 &lt;b&gt;</summary>",
    "</entry>",
    "<entry>",
    "<id>urn:car:2</id>",
    "<title>Reem</title>",
    "<updated>2026-11-21T08:00:00.000Z</updated>",
    '<link rel="alternate" type="text/html" href="https://rimal.example/listing/2"/>',
    "<summary></summary>",
    "</entry>",
    "</feed>",
    "",
  ]);
});

test("an empty feed says the beginning of time", () => {
  expect(atomFeed({ ...feed, entries: [] })).toContain(
    "<updated>1970-01-01T00:00:00.000Z</updated>\n<author>",
  );
});
