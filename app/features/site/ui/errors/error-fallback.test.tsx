import { data, type RouteObject } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { handOverTo } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { reloadedFlag } from "../../rules/uncaught-errors.ts";
import { header } from "../shell-examples.ts";
import { ErrorFallback, ErrorNotice } from "./error-fallback.tsx";
import { useUncaughtErrors } from "./uncaught-error.ts";

const reported: unknown[] = [];

beforeEach(() => {
  handOverTo((event) => reported.push(event));
  // Without those of the tests before, which have waited until now.
  reported.length = 0;
  // The router and React both print what a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

function Page() {
  useUncaughtErrors("en");
  return null;
}

/** A page on which something is thrown by its loader. */
const broken = (error: unknown): RouteObject => ({
  path: "/broken",
  loader: () => {
    throw error;
  },
  element: null,
  errorElement: <ErrorNotice />,
});
const show = (error: unknown, language: Language = "en") =>
  render(null, { at: `/broken?lang=${language}`, language, routes: [broken(error)] });

describe("an error that nothing else has caught", () => {
  it.each<[Language, string, string, string]>([
    ["en", "An error occurred", "What you have booked is safe", "To the home page"],
    ["ar", "حدث خطأ", "كل ما حجزته محفوظ", "إلى الصفحة الرئيسية"],
  ])("in %s says what is safe, and where to go", async (language, title, message, home) => {
    const screen = await show(new Error("a bug"), language);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    await expect.element(screen.getByText(message, { exact: false })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: home }))
      .toHaveAttribute("href", `/?lang=${language}`);
    await expect.element(screen.getByRole("button")).toBeVisible();
  });

  it("is reported with its page, and with nothing else", async () => {
    await show(new Error("a bug"));
    await expect
      .poll(() => reported)
      .toEqual([{ event: "error", kind: "uncaught", message: "Error: a bug", page: "/broken" }]);
  });

  it("without a network says that, and takes it back when the network returns", async () => {
    setOnline(false);
    const screen = await show(new Error("a bug"));
    await expect.element(screen.getByText("You seem to be offline.", { exact: false })).toBeVisible();
    setOnline(true);
    await expect.element(screen.getByText("Something on our side", { exact: false })).toBeVisible();
    setOnline(false);
    await expect.element(screen.getByText("You seem to be offline.", { exact: false })).toBeVisible();
  });

  it("a part that does not load reloads the page once only", async () => {
    sessionStorage.setItem(reloadedFlag, "1");
    const screen = await show(new TypeError("Failed to fetch dynamically imported module: /assets/a.js"));
    await expect.element(screen.getByRole("button", { name: "Load the page again" })).toBeVisible();
    expect(sessionStorage.getItem(reloadedFlag)).toBe("1");
  });
});

describe("an answer of the server", () => {
  const errorPage = {
    title: "This page is not here",
    message: "It may have moved.",
    hint: "The search finds it.",
    primaryAction: { label: "Search", url: "/search" },
    secondaryAction: { label: "Home", url: "/" },
  };

  it("404 shows the content that came with it, and its status", async () => {
    const screen = await show(data({ errorPage }, { status: 404 }));
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(errorPage.title);
    await expect.element(screen.getByText("Error 404")).toBeVisible();
    await expect.element(screen.getByText(errorPage.hint)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Search" }))
      .toHaveAttribute("href", "/search?lang=en");
    await expect.element(screen.getByRole("link", { name: "Home" })).toBeVisible();
    await expect
      .poll(() => reported)
      .toEqual([{ event: "error", kind: "page", message: "HTTP 404", page: "/broken" }]);
  });

  it("what its content does not have is not there", async () => {
    const { title, message, primaryAction } = errorPage;
    const screen = await show(data({ errorPage: { title, message, primaryAction } }, { status: 404 }), "ar");
    await expect.element(screen.getByText("خطأ 404")).toBeVisible();
    expect(screen.getByRole("link").elements()).toHaveLength(1);
  });

  it.each([
    ["404 without content", data(null, { status: 404 })],
    ["503", data({ errorPage }, { status: 503 })],
  ])("%s is an error like any other", async (_, answer) => {
    const screen = await show(answer);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("An error occurred");
  });
});

describe("inside of the shell", () => {
  const inShell = (error: unknown, language: Language = "en") =>
    render(null, {
      ...{ at: `/broken?lang=${language}`, language },
      routes: [
        {
          id: "features/site/pages/site-layout",
          loader: () => ({ header }),
          children: [broken(error)],
        },
      ],
    });

  it.each<[Language, string, string]>([
    ["en", "Search the site", "Often visited"],
    ["ar", "ابحث في الموقع", "الأكثر زيارة"],
  ])("in %s a search without scripts and the menu's first pages follow", async (language, label, links) => {
    const screen = await inShell(new Error("a bug"), language);
    const field = screen.getByRole("textbox", { name: label });
    await expect.element(field).toBeRequired();
    const { form } = field.element() as HTMLInputElement;
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", `/search?lang=${language}`]);
    const found = screen.getByRole("navigation", { name: links }).getByRole("link").elements();
    expect(found.map((link) => link.getAttribute("href"))).toEqual(
      header.menuTabFields
        .flatMap(({ tabs }) => tabs.slice(0, 3))
        .filter(({ subTabUrl }) => !subTabUrl.startsWith("/vehicle/"))
        .map(({ subTabUrl }) => `${subTabUrl}?lang=${language}`),
    );
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("where even the shell failed", () => {
  const identity = { name: "Rimal", logo: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" };
  const showWith = (rest: object) =>
    render(<ErrorFallback />, { at: "/broken", loaderData: null, root: rest });

  it("the error stands below the brand's logo", async () => {
    const screen = await showWith({ identity });
    await expect.element(screen.getByRole("main").getByRole("img", { name: "Rimal" })).toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: "An error occurred" })).toBeVisible();
  });

  it("or below its name, or alone where not even that is there", async () => {
    const named = await showWith({ identity: { name: "Rimal" } });
    await expect.element(named.getByText("Rimal")).toBeVisible();
    await named.unmount();
    const alone = await showWith({});
    await expect.element(alone.getByRole("button", { name: "Load the page again" })).toBeVisible();
    expect(alone.getByRole("img").query()).toBeNull();
  });
});

describe("errors that no boundary caught", () => {
  const thrown = (error: unknown, filename: string) =>
    window.dispatchEvent(new ErrorEvent("error", { error, filename }));
  const rejected = (reason: unknown) =>
    window.dispatchEvent(
      new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason }),
    );

  it("of this site's scripts are reported", async () => {
    await render(<Page />, { at: "/news" });
    thrown(new Error("ours"), `${location.origin}/assets/a.js`);
    expect(reported).toEqual([
      { event: "error", kind: "uncaught", message: "Error: ours", page: location.pathname },
    ]);
  });

  it("of extensions and others are not", async () => {
    await render(<Page />);
    thrown(new Error("theirs"), "chrome-extension://a/b.js");
    thrown(undefined, "");
    expect(reported).toEqual([]);
  });

  it("in promises are reported, and the page goes on", async () => {
    const screen = await render(<Page />);
    rejected("no answer");
    expect(reported).toMatchObject([{ kind: "uncaught", message: "no answer" }]);
    expect(screen.router.state.location.pathname).toBe("/");
  });

  it("are no longer watched once the page is gone", async () => {
    const screen = await render(<Page />);
    await screen.unmount();
    const ignore = () => undefined;
    window.addEventListener("error", ignore);
    thrown(new Error("later"), `${location.origin}/assets/a.js`);
    window.removeEventListener("error", ignore);
    expect(reported).toEqual([]);
  });
});
