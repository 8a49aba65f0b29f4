import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { href } from "#app/lib/address/href.ts";
import { type RouteHandle, usePage } from "#app/platform/page/route-handle.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { answerCalls } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { settled } from "../../../../tests/components/settled.ts";
import { Shell, type ShellContent } from "./shell.tsx";
import { drawerContents, footer, header, profileMenu } from "./shell-examples.ts";

const content: ShellContent = {
  header,
  footer,
  profileMenu,
  ribbon: [{ text: "Summer check", url: "/offers/summer" }],
  linkPopup: undefined,
  consent: undefined,
  isMaintained: false,
  year: 2027,
};

function Page({ rest = {} }: { rest?: Partial<ShellContent> }) {
  return (
    <Shell content={{ ...content, ...rest }} page={usePage()}>
      <h1>A page of the site</h1>
      <button type="button">On the page</button>
      <LocalLink to={href("/special-offers")}>The next page</LocalLink>
    </Shell>
  );
}

const always = { from: "2000-01-01T00:00:00Z", until: "2999-01-01T00:00:00Z" };
const editorsFrame = "data-authoring";

async function show(handle: RouteHandle = {}, rest: Partial<ShellContent> = {}, loaderData: unknown = {}) {
  const screen = await render(<Page rest={rest} />, { at: "/news?lang=en", handle, loaderData });
  // Tests run in a frame, as a page does at a content editor.
  document.documentElement.removeAttribute(editorsFrame);
  return screen;
}

beforeEach(() => {
  answerCalls({ "/menu/contents": Response.json(drawerContents) });
});
afterEach(() => {
  document.documentElement.removeAttribute(editorsFrame);
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
});

describe("the keyboard", () => {
  it("can skip the header at its first stop", async () => {
    const screen = await show();
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name: "Skip to the content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("main")).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "On the page" })).toHaveFocus();
  });

  it("starts at the content of the next page", async () => {
    const screen = await show();
    await screen.getByRole("link", { name: "News" }).click();
    await settled();
    await expect.element(screen.getByRole("main")).not.toHaveFocus();
    await screen.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/search");
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });

  it("stays where the next page has put it", async () => {
    const screen = await show();
    const link = screen.getByRole("link", { name: "The next page" });
    await link.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/special-offers");
    await settled();
    await expect.element(link).toHaveFocus();
  });
});

describe("header and footer are those of the page's handle", () => {
  it("by default both are whole", async () => {
    const screen = await show();
    await expect.element(screen.getByRole("link", { name: "Summer check" }).first()).toBeVisible();
    await expect.element(screen.getByRole("banner")).toBeVisible();
    await expect.element(screen.getByRole("navigation", { name: "Pages" })).toBeInTheDocument();
  });

  it.each(["none", "hidden"] as const)("header: %s leaves out the ribbon, too", async (header) => {
    const screen = await show({ header });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("banner").query()).toBeNull();
    expect(screen.getByRole("region", { name: "Announcements" }).query()).toBeNull();
    await expect.element(screen.getByRole("contentinfo")).toBeInTheDocument();
  });

  it("a line of help and law in place of the footer", async () => {
    const screen = await show({ footer: "line" });
    await expect.element(screen.getByRole("list", { name: "Help and legal" })).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Pages" }).query()).toBeNull();
  });

  it("the short footer is without the main pages", async () => {
    const screen = await show({ footer: "short" });
    await expect.element(screen.getByRole("heading", { name: "Talk to us" })).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Pages" }).query()).toBeNull();
  });

  it("the footer may depend on the address", async () => {
    const screen = await show({ footer: () => "line" });
    await expect.element(screen.getByRole("list", { name: "Help and legal" })).toBeInTheDocument();
  });

  it("the content begins below a filled header, under a transparent one but at an editor", async () => {
    const filled = await show();
    const headerOf = (screen: typeof filled) => screen.getByRole("banner").element().getBoundingClientRect();
    const titleOf = (screen: typeof filled) =>
      screen.getByRole("heading", { level: 1 }).element().getBoundingClientRect();
    expect(titleOf(filled).top).toBeGreaterThanOrEqual(headerOf(filled).bottom);
    await filled.unmount();
    const transparent = await show({ firstPicture: () => "dark" });
    expect(titleOf(transparent).top).toBeLessThan(headerOf(transparent).bottom);
    document.documentElement.setAttribute(editorsFrame, "");
    expect(titleOf(transparent).top).toBeGreaterThanOrEqual(headerOf(transparent).bottom);
  });
});

describe("the place T13", () => {
  const rest = { footer: { ...footer, locationFragmentEndpointUrl: "/locations" } };

  it("is the locations of the footer", async () => {
    const screen = await show({}, rest);
    const locations = screen.getByRole("region", { name: "Find us" });
    await expect.element(locations).toHaveAttribute("id", "T13");
  });

  it("is a section of its own on the page of a vehicle", async () => {
    const screen = await show({ overview: "vehicle" }, rest);
    await expect.element(screen.getByRole("region", { name: "Find us" })).not.toHaveAttribute("id");
  });
});

describe("while the systems behind it are maintained", () => {
  const rest = { isMaintained: true, header: { ...header, maintenanceWindows: [always] } };

  it("the ribbon says so in place of its announcements", async () => {
    const screen = await show({}, rest);
    const ribbon = screen.getByRole("region", { name: "Announcements" });
    await expect.element(ribbon).toHaveTextContent("Back soon");
    expect(ribbon.getByRole("link").query()).toBeNull();
    await expect.element(screen.getByRole("heading", { name: "A page of the site" })).toBeVisible();
  });

  it("a page behind it leads to the page that says so", async () => {
    const screen = await show({ maintained: true }, rest);
    await expect.poll(() => screen.router.state.location.pathname).toBe("/error/service-maintenance");
    expect(screen.router.state.location.search).toBe("?lang=en");
    expect(screen.router.state.historyAction).toBe("REPLACE");
    expect(screen.getByRole("heading", { level: 1 }).query()).toBeNull();
  });

  it("a page that was open before is closed by the browser's clock", async () => {
    const screen = await show({ maintained: true }, { ...rest, isMaintained: false });
    await expect.poll(() => screen.router.state.location.pathname).toBe("/error/service-maintenance");
  });

  it("a page from the cache opens again when it is over", async () => {
    const over = { ...header, maintenanceWindows: [{ ...always, until: "2001-01-01T00:00:00Z" }] };
    const screen = await show({ maintained: true }, { isMaintained: true, header: over });
    await expect.element(screen.getByRole("heading", { name: "A page of the site" })).toBeVisible();
    expect(screen.router.state.location.pathname).toBe("/news");
  });
});

it("the overview names what the page says that it has", async () => {
  const overview = [
    { id: "T2", label: "Range" },
    { id: "T5", label: "News" },
  ];
  const screen = await show({ overview: "home" }, {}, { overview });
  await screen.getByRole("button", { name: "Overview" }).click();
  const sections = screen.getByRole("list", { name: "Sections of this page" });
  await expect.element(sections.getByRole("link", { name: "Range" })).toBeVisible();
  expect(sections.getByRole("link").elements()).toHaveLength(2);
});
