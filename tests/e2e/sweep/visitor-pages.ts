import { textsIn } from "../site-texts.ts";
import type { Press, SweptGroup } from "./pages.ts";

const next: Press = (language) => textsIn(language).drive("continueLabel");

/** For whom nobody has signed in. */
export const visitorPages: readonly SweptGroup[] = [
  {
    name: "home, search and places",
    pages: [
      {
        route: "/",
        opens: [
          { name: "menu", presses: ["[aria-controls=drawer-menu]"], at: 390 },
          { name: "models", presses: ["[aria-controls=drawer-models]"], at: 390 },
          { name: "models", presses: ["[aria-controls=drawer-tab-0]"], at: 1280 },
          { name: "buy", presses: ["[aria-controls=drawer-tab-1]"], at: 1280 },
          { name: "owners", presses: ["[aria-controls=drawer-tab-2]"], at: 1280 },
          { name: "about", presses: ["[aria-controls=drawer-tab-3]"], at: 1280 },
          { name: "on this page", presses: ["[aria-controls=drawer-overview]"] },
          { name: "shortcuts", presses: ["[data-analytics=login-menu]"], at: 1280 },
          { name: "privacy choices", presses: ["[data-analytics=privacy-choices]"] },
        ],
      },
      { route: "/search", address: "/search?q={model}" },
      { route: "/search", address: "/search?q={nothing}" },
      {
        route: "/find-us",
        opens: [{ name: "all locations", presses: ["[data-analytics=all-locations]"] }],
      },
      { route: "/error/:slug", address: "/error/anything", status: 404 },
      { route: "/error/:slug", address: "/error/403", status: 403 },
      { route: "/error/:slug", address: "/error/500", status: 500 },
      { route: "/error/:slug", address: "/error/service-maintenance", status: 503 },
      { route: "/*", address: "/no-such-page", status: 404 },
    ],
  },
  {
    name: "models",
    pages: [
      {
        route: "/vehicle",
        opens: [{ name: "filters", presses: ["[data-analytics=open-filters]"], at: 390 }],
      },
      { route: "/vehicle", address: "/vehicle?fuel=hybrid&bodyType=suv&compare=reem,wahat" },
      { route: "/vehicle", address: "/vehicle?fuel=diesel&seats=7" },
      { route: "/vehicle/compare" },
      { route: "/vehicle/compare", address: "/vehicle/compare?models=wahat,reem,nada" },
      {
        route: "/vehicle/:car",
        address: "/vehicle/suhail",
        opens: [
          { name: "sections", presses: ["[aria-controls=drawer-overview]"] },
          { name: "about the price", presses: ["main [popovertarget]"] },
        ],
      },
      { route: "/vehicle/:car/gallery", address: "/vehicle/suhail/gallery" },
      { route: "/vehicle/:car/specifications", address: "/vehicle/suhail/specifications" },
      {
        route: "/test-drive",
        opens: [{ name: "place", isStep: true, presses: ["main label:has([name=car][value=suhail])", next] }],
      },
      { route: "/finance" },
      { route: "/motorsports" },
      { route: "/hybrid-technology" },
    ],
  },
  {
    name: "offers, fleet and service",
    pages: [
      { route: "/special-offers" },
      { route: "/offers/:slug", address: "/offers/suhail-lease" },
      { route: "/offers/:slug/thank-you", address: "/offers/fleet/thank-you?isFormSubmitted=true" },
      { route: "/offers/:slug/thank-you", address: "/offers/suhail-lease/thank-you?isFormSubmitted=true" },
      { route: "/offers/service/:id", address: "/offers/service/ac-checkup" },
      { route: "/fleet" },
      { route: "/fleet/fleet-calculator-discovery" },
      {
        route: "/service/models",
        opens: [
          { name: "prices of a model", presses: ["[data-analytics=choose-model], main a[href*='model=']"] },
        ],
      },
      { route: "/lexus-service" },
      { route: "/lexus-service/models" },
    ],
  },
  {
    name: "used cars and parts",
    pages: [
      { route: "/pre-owned" },
      { route: "/cpov-home" },
      {
        route: "/pre-owned/search",
        opens: [{ name: "filters", presses: ["[data-analytics=open-filters]"], at: 390 }],
      },
      {
        route: "/pre-owned/search",
        address: "/pre-owned/search?bodyType=suv",
        opens: [{ name: "save this search", presses: ["[data-analytics=keep-search]"] }],
      },
      { route: "/pre-owned/search", address: "/pre-owned/search?q={nothing}" },
      { route: "/pre-owned/search", address: "/pre-owned/search?bodyType=suv&q={nothing}" },
      {
        route: "/listing/:id",
        address: "/listing/SHL-240111",
        opens: [{ name: "pictures", presses: ["[data-analytics=full-screen]"] }],
      },
      { route: "/pre-owned/compare" },
      { route: "/pre-owned/compare", address: "/pre-owned/compare?cars=SHL-240111,NDA-260346" },
      { route: "/pre-owned/alert", address: "/pre-owned/alert?token=none", status: 404 },
      { route: "/cpov-test" },
      {
        route: "/auto-parts",
        opens: [
          { name: "choice of a car", presses: ["main [data-analytics=choose-car]"] },
          { name: "search", presses: ["[data-analytics=open-search]"], at: 390 },
        ],
      },
      { route: "/auto-parts", address: "/auto-parts?q=1510133012" },
    ],
  },
  {
    name: "news and information",
    pages: [
      { route: "/news" },
      { route: "/news/:id", address: "/news/paint-and-sun" },
      { route: "/warranty" },
      { route: "/roadside-assistance" },
      { route: "/recalls" },
      { route: "/careers" },
      { route: "/questions" },
      { route: "/privacy" },
      { route: "/cookies" },
      { route: "/terms" },
    ],
  },
];
