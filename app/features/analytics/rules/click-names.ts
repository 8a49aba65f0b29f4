/** What was pressed, by its attributes. */
export interface Pressed {
  /** In small letters: `a`, `button`, `summary`, `input` ... */
  readonly tag: string;
  readonly attribute: (name: string) => string | null;
}

/** How a click is reported: never with what stands on the element, which may be a customer's name. */
export interface ClickName {
  readonly name: string;
  readonly target?: string;
}

/** What a link to a path of the site is called; undefined where its page has no name of its own. */
type LinkNameOf = (path: string) => string | undefined;

/**
 * What a press is called, on the page of that address. An element's own `data-analytics` comes first, with its `value`
 * as the target; a link is named by what it leads to; a tab, a drawer's or a popover's button and a disclosure by what
 * they open. Any other button has no name and is not counted.
 */
export function clickName(pressed: Pressed, page: string, nameOf: LinkNameOf): ClickName | undefined {
  const { tag, attribute } = pressed;
  const own = attribute("data-analytics");
  const href = attribute("href");
  if (href !== null) {
    const link = linkName(new URL(href, page), new URL(page), attribute("hreflang"), nameOf);
    return own === null ? link : { ...link, name: own };
  }
  if (own !== null) return named(own, attribute("value"));
  if (attribute("role") === "tab") return named("tab", attribute("id")?.split("-tab-")[1]);
  const [, drawer] = /^drawer-(.+)$/.exec(attribute("aria-controls") ?? "") ?? [];
  if (drawer) return named("drawer", drawer);
  const popover = attribute("popovertarget");
  // Ids that React makes are those of tips.
  if (popover !== null) return named(/^[a-z-]+$/.test(popover) ? popover : "info");
  return tag === "summary" ? named("details") : undefined;
}

/** A link of the site reports its path; what leads away reports the host, and of a telephone or a mailbox nothing. */
function linkName(to: URL, page: URL, language: string | null, nameOf: LinkNameOf): ClickName {
  const name = nameOf(to.pathname) ?? (to.pathname.split("/")[1] || "page");
  if (to.protocol === "tel:") return named("call");
  if (to.protocol === "mailto:") return named("write");
  if (to.origin !== page.origin) {
    const found = elsewhere.find(([place]) => place.test(`${to.hostname}${to.pathname}`));
    return named(found?.[1] ?? "elsewhere", to.hostname);
  }
  if (language !== null) return named("language", language);
  if (to.pathname !== page.pathname) return named(name, to.pathname);
  return linkOnThePage(to, page, name);
}

/** A filter, a model, a trim: what the link sets is reported, what stays or goes is not. Otherwise a place on the page. */
function linkOnThePage(to: URL, page: URL, name: string): ClickName {
  const own = [...to.searchParams].filter(([name]) => name !== "lang");
  const set = own.filter(([name, value]) => page.searchParams.get(name) !== value);
  if (set.length > 0) return named("choice", set.map((pair) => pair.join("=")).join("&"));
  if (to.hash !== "") return named("section", to.hash);
  return own.length > 0 ? named("choice") : named(name, to.pathname);
}

const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^wa\.me\//, "whatsapp"],
  [/^www\.google\.com\/maps\//, "directions"],
];

function named(name: string, target?: string | null): ClickName {
  return target ? { name, target } : { name };
}
