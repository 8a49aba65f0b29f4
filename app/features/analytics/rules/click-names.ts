/** What was pressed, as its attributes tell it. */
export interface Pressed {
  /** In small letters: `a`, `button`, `summary`, `input` ... */
  readonly tag: string;
  readonly attribute: (name: string) => string | null;
}

/** How a click is told: never with what stands on the element, which may be a customer's name. */
export interface ClickName {
  readonly name: string;
  readonly target?: string;
}

/**
 * What a press is called, on the page of that address. An element's own `data-analytics` comes first, with its `value`
 * as the target; a link is named by what it leads to; a tab, a drawer's or a popover's button and a disclosure by what
 * they open. Any other button has no name and is not counted.
 */
export function clickName(pressed: Pressed, page: string): ClickName | undefined {
  const { tag, attribute } = pressed;
  const own = attribute("data-analytics");
  const href = attribute("href");
  if (href !== null) {
    const link = linkName(new URL(href, page), new URL(page), attribute("hreflang"));
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

/** A link of the site tells its path; what leads away tells the host, and of a telephone or a mailbox nothing. */
function linkName(to: URL, page: URL, language: string | null): ClickName {
  if (to.protocol === "tel:") return named("call");
  if (to.protocol === "mailto:") return named("write");
  if (to.origin !== page.origin) {
    const found = elsewhere.find(([place]) => place.test(`${to.hostname}${to.pathname}`));
    return named(found?.[1] ?? "elsewhere", to.hostname);
  }
  if (language !== null) return named("language", language);
  if (to.pathname !== page.pathname) return named(pageName(to.pathname), to.pathname);
  return linkOnThePage(to, page);
}

/** A filter, a model, a trim: what the link sets is told, what stays or goes is not. Otherwise a place on the page. */
function linkOnThePage(to: URL, page: URL): ClickName {
  const own = [...to.searchParams].filter(([name]) => name !== "lang");
  const set = own.filter(([name, value]) => page.searchParams.get(name) !== value);
  if (set.length > 0) return named("choice", set.map((pair) => pair.join("=")).join("&"));
  if (to.hash !== "") return named("section", to.hash);
  return own.length > 0 ? named("choice") : named(pageName(to.pathname), to.pathname);
}

const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^wa\.me\//, "whatsapp"],
  [/^www\.google\.com\/maps\//, "directions"],
];

/** Kinds of pages; one that is not listed bears its own first word: `/find-us`, `/test-drive`. */
const pageNames: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, "home"],
  [/^\/vehicle\/[^/]+\/gallery$/, "gallery"],
  [/^\/vehicle\//, "model"],
  [/^\/offers\/service\//, "campaign"],
  [/^\/offers\//, "offer"],
  [/^\/special-offers$/, "offers"],
  [/^\/news\//, "article"],
  [/^\/service\/models$/, "service-prices"],
  [/^\/lexus-service/, "premium-service"],
  [/^\/book-a-service$/, "book-service"],
  [/^\/fleet\/fleet-calculator-discovery$/, "fleet-calculator"],
  [/^\/(?:pre-owned\/search)$/, "pre-owned-search"],
  [/^\/(?:pre-owned|cpov-home)$/, "pre-owned"],
  [/^\/listing\//, "used-car"],
  [/^\/(?:auto-parts|online-parts|part[\w-]*)(?:\/|$)/, "parts"],
  [/^\/(?:dashboard|documents|appointment|details)(?:\/|$)/, "customer-area"],
];

function pageName(path: string): string {
  const listed = pageNames.find(([shape]) => shape.test(path))?.[1];
  return listed ?? path.split("/")[1] ?? "page";
}

function named(name: string, target?: string | null): ClickName {
  return target ? { name, target } : { name };
}
