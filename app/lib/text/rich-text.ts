import { ownValue } from "#app/lib/untrusted/own-value.ts";
/**
 * Rich text as a tree. Only the allowed tags (product/forms.md#rich-text) become elements; of any other tag its text is
 * left, and of attributes only the address of a link that cannot run anything.
 */
export type RichNode = string | RichElement;
export interface RichElement {
  readonly tag: RichTag;
  /** Of a link: a path of this site or an https, http, tel or mailto address. */
  readonly href?: string;
  readonly children: readonly RichNode[];
}
export type RichTag = (typeof richTags)[number];

const richTags = ["br", "p", "span", "b", "u", "a", "strong", "i", "em", "ul", "li"] as const;
const safeAddress = /^(?:\/(?![/\\])|https?:\/\/|tel:|mailto:)[^\s"']*$/i;
const token = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const characters: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

interface OpenElement {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: RichNode[];
}

/** Reads rich text. It never throws: a tag that is never closed ends with the text, a stray end tag is left out. */
export function parseRichText(source: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: OpenElement[] = [];
  const here = () => open.at(-1)?.children ?? root;
  for (const [piece, slash, name = "", attributes = ""] of source.matchAll(token)) {
    const tag = richTags.find((allowed) => allowed === name.toLowerCase());
    if (name === "") here().push(decode(piece));
    else if (tag === undefined) continue;
    else if (slash === "/") closeTo(tag, open);
    else {
      const element: OpenElement = { tag, ...hrefOf(tag, attributes), children: [] };
      here().push(element);
      if (tag !== "br" && !attributes.endsWith("/")) open.push(element);
    }
  }
  return root;
}

function closeTo(tag: RichTag, open: OpenElement[]): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at >= 0) open.length = at;
}

function hrefOf(tag: RichTag, attributes: string): { href?: string } {
  if (tag !== "a") return {};
  const [, quoted, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decode(quoted ?? single ?? "").trim();
  return safeAddress.test(href) ? { href } : {};
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code?: string, name?: string) => {
    if (code !== undefined) return String.fromCodePoint(Number(code));
    return ownValue(characters, name ?? "") ?? whole;
  });
}
