import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { page } from "vitest/browser";
import { type RenderResult, render as renderInBrowser } from "vitest-browser-react/pure";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { type CustomerAccess, CustomerQueries } from "#app/platform/api/customer-queries.tsx";
import { siteSheet, wear } from "./styles.ts";

interface RenderOptions {
  language?: Language;
  /** In CSS pixels; a phone has 390. */
  width?: number;
  /** The address of the page. */
  at?: string;
  /** Other pages, to which links and forms of the component lead. */
  routes?: RouteObject[];
  /** What the page's own route loads, and says in its `handle`. */
  loaderData?: unknown;
  handle?: unknown;
  /** What the document's own loader says beside the language. */
  root?: object;
  /** A signed-in customer, whose calls go through `fetch`: see `answerCalls`. */
  customer?: Partial<CustomerAccess>;
  /** Of the office, where it is not the site's page. */
  styles?: CSSStyleSheet;
}

interface Rendered extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  /** Renders something else in the same place, as a parent with a new state. */
  show: (node: ReactNode) => void;
}

/** Renders a component as a page of the site does: in a router, in a language and its direction, with all styles. */
export async function render(node: ReactNode, options: RenderOptions = {}): Promise<Rendered> {
  const { language = "en", width = 1280, at = "/", routes = [], customer } = options;
  wear(options.styles ?? siteSheet);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await page.viewport(width, 800);
  startFocusAtTop();

  const parent: Parent = { customer, node, update: () => undefined };
  const root = { language, ...options.root };
  const loaderData = options.loaderData ?? null;
  const own = {
    id: "page",
    path: "*",
    element: <Shown parent={parent} />,
    handle: options.handle,
    loader: () => loaderData,
  };
  const router = createMemoryRouter([{ id: "root", loader: () => root, children: [...routes, own] }], {
    initialEntries: [at],
    ...(routes.length === 0 && { hydrationData: { loaderData: { root, page: loaderData } } }),
  });
  const rendered = await renderInBrowser(<RouterProvider router={router} />);
  return { ...rendered, router, show: (shown) => flushSync(() => parent.update(shown)) };
}

interface Parent {
  customer: Partial<CustomerAccess> | undefined;
  /** What it renders first. */
  node: ReactNode;
  update: (shown: ReactNode) => void;
}

function Shown({ parent }: { parent: Parent }) {
  const [shown, setShown] = useState(parent.node);
  parent.update = setShown;
  return parent.customer === undefined ? shown : <SignedIn customer={parent.customer}>{shown}</SignedIn>;
}

const signedIn = {
  greetingName: "Maryam",
  serverNow: () => Date.now(),
  accessToken: async () => "token-of-maryam",
};
let customers = 0;

function SignedIn({ customer, children }: { customer: Partial<CustomerAccess>; children: ReactNode }) {
  // Another customer each time, so that no test reads what the one before has cached.
  const [customerId] = useState(() => `customer-${++customers}`);
  return <CustomerQueries access={{ ...signedIn, customerId, ...customer }}>{children}</CustomerQueries>;
}

/** The Tab key begins at the top of the page, wherever the test before has left the focus. */
function startFocusAtTop(): void {
  const top = document.createElement("button");
  document.body.prepend(top);
  top.focus();
  top.remove();
}
