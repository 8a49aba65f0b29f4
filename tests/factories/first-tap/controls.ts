import type { Page } from "@playwright/test";

type Language = "en" | "ar";

/** Something to tap on a page, and how one sees that the tap did what it says. */
export interface Control {
  readonly name: string;
  readonly path: string;
  /** The first one that is visible is tapped. */
  readonly selector: string;
  readonly answered: (page: Page, language: Language) => Promise<boolean>;
}

const otherThan = (language: Language) => (language === "en" ? "ar" : "en");

/** A drawer of the header is open, with links to follow: as the server wrote it, or as the page's scripts show it. */
const opens =
  (drawer: string): Control["answered"] =>
  async (page) =>
    (await page.locator(`:is(#written-${drawer}, #drawer-${drawer}) a:visible`).count()) > 1;

/** The address is there, and says the language. */
const leadsTo =
  (path: RegExp): Control["answered"] =>
  async (page, language) => {
    const url = new URL(page.url());
    return path.test(`${url.pathname}${url.search}${url.hash}`) && url.searchParams.get("lang") === language;
  };

const switches: Control["answered"] = async (page, language) => {
  const other = otherThan(language);
  const shown = await page.locator("html").getAttribute("lang");
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === "lang")?.value;
  return shown === other && cookie === other && new URL(page.url()).searchParams.get("lang") === other;
};

const showsPlace =
  (id: string): Control["answered"] =>
  async (page) => {
    if (new URL(page.url()).hash !== `#${id}`) return false;
    const place = await page.locator(`#${id}`).boundingBox();
    return place !== null && place.y > -10 && place.y < 400;
  };

/** Thirteen controls of nine templates. */
export const controls: readonly Control[] = [
  { name: "menu", path: "/", selector: '[aria-controls="drawer-menu"]', answered: opens("menu") },
  { name: "models", path: "/", selector: '[aria-controls="drawer-models"]', answered: opens("models") },
  { name: "language", path: "/", selector: "header a[hreflang]", answered: switches },
  {
    name: "book a service",
    path: "/",
    selector: 'main a[href^="/book-a-service"]',
    answered: async (page) => /^\/(book-a-service|accounts\/login)/.test(new URL(page.url()).pathname),
  },
  {
    name: "overview",
    path: "/vehicle/suhail",
    selector: '[aria-controls="drawer-overview"]',
    answered: opens("overview"),
  },
  {
    name: "trims",
    path: "/vehicle/suhail",
    selector: 'main a[href$="#T16"]',
    answered: showsPlace("T16"),
  },
  {
    name: "offers of a type",
    path: "/special-offers",
    selector: 'main a[href*="bodyType=hatchback"]',
    answered: leadsTo(/^\/special-offers\?.*bodyType=hatchback/),
  },
  {
    name: "a used car",
    path: "/pre-owned/search",
    selector: 'main a[href^="/listing/"]',
    answered: leadsTo(/^\/listing\//),
  },
  {
    name: "the price's rating",
    path: "/listing/SHL-240111",
    selector: 'main a[href$="#price-rating"]',
    answered: showsPlace("price-rating"),
  },
  {
    name: "a question",
    path: "/finance",
    selector: "main details:not([open]) > summary, main details[open] > summary",
    answered: async (page) => (await page.locator("main details[open]").count()) > 0,
  },
  {
    name: "the calculator",
    path: "/fleet",
    selector: 'main a[href^="/fleet/fleet-calculator-discovery"]',
    answered: leadsTo(/^\/fleet\/fleet-calculator-discovery/),
  },
  {
    name: "a category of parts",
    path: "/auto-parts",
    selector: 'main a[href^="/auto-parts?category=brakes"]',
    answered: leadsTo(/^\/auto-parts\?.*category=brakes/),
  },
  { name: "language", path: "/find-us", selector: "header a[hreflang]", answered: switches },
];
