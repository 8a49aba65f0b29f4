import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { drawerContents, header, profileMenu } from "../shell-examples.ts";
import { Header } from "./header.tsx";

const phone = { width: 390 };

function page() {
  return (
    <div className="h-[300vh]">
      <Header
        content={header}
        picture={undefined}
        account={<button type="button">Log in</button>}
        quickLinks={profileMenu.loginMenu}
        hasRibbon={false}
        sections={undefined}
      />
      <main>
        <button type="button" className="mt-[85vh]">
          On the page
        </button>
      </main>
    </div>
  );
}

// What a language's drawers hold is fetched once for the page: one test of each kind has a language of its own.
beforeEach(() => {
  answerCalls({ "/menu/contents": Response.json(drawerContents) });
});

const show = (options: Parameters<typeof render>[1] = {}) =>
  render(page(), { at: "/news?lang=en", ...options });
type Screen = Awaited<ReturnType<typeof show>>;
const tab = (screen: Screen, name: string) => screen.getByRole("navigation").getByRole("button", { name });
const drawer = (screen: Screen, name: string) => screen.getByRole("group", { name });

describe("a drawer on a wide screen", () => {
  it("opens and closes by a press, and says which it is", async () => {
    const screen = await show();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
    await tab(screen, "Service").click();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "true");
    await expect.element(drawer(screen, "Service").getByRole("link", { name: "Prices" })).toBeVisible();
    await tab(screen, "Service").click();
    await expect.poll(() => drawer(screen, "Service").query()).toBeNull();
  });

  it("the arrow down leads into it, Escape back to its button", async () => {
    const screen = await show();
    (tab(screen, "Service").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect
      .element(drawer(screen, "Service").getByRole("link", { name: "Book a service" }))
      .toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(tab(screen, "Service")).toHaveFocus();
    // While it closes it takes no focus either.
    await userEvent.tab();
    expect(document.activeElement?.closest("[data-drawer]")).toBeNull();
    await expect.poll(() => drawer(screen, "Service").query()).toBeNull();
  });

  it.each<[Language, string]>([
    ["en", "{ArrowRight}"],
    ["ar", "{ArrowLeft}"],
  ])("in %s %s goes to the next tab", async (language, key) => {
    const screen = await show({ language, at: `/news?lang=${language}` });
    (tab(screen, "Models").element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(tab(screen, "Service")).toHaveFocus();
  });

  it("closes when the focus leaves the header", async () => {
    const screen = await show();
    await tab(screen, "Service").click();
    await expect.element(drawer(screen, "Service")).toBeVisible();
    (screen.getByRole("button", { name: "On the page" }).element() as HTMLElement).focus({
      preventScroll: true,
    });
    await expect.poll(() => drawer(screen, "Service").query()).toBeNull();
  });

  it("another tab takes its place", async () => {
    const screen = await show();
    await tab(screen, "Service").click();
    await tab(screen, "Models").click();
    await expect.element(drawer(screen, "Models").getByRole("heading", { name: "Suhail" })).toBeVisible();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
  });

  it("closes on the next page", async () => {
    const screen = await show();
    await tab(screen, "Service").click();
    await drawer(screen, "Service").getByRole("link", { name: "Prices" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/service/models");
    await expect.poll(() => drawer(screen, "Service").query()).toBeNull();
  });
});

it("a menu whose offers do not come is whole without them", async () => {
  answerCalls({ "/menu/contents": refusal(500, "internal") });
  const screen = await show({ language: "ar", at: "/news?lang=ar" });
  await tab(screen, "Service").click();
  await expect.element(drawer(screen, "Service").getByRole("link", { name: "Prices" })).toBeVisible();
});

describe("the models drawer of a phone", () => {
  async function opened() {
    const screen = await show(phone);
    await screen.getByRole("button", { name: "Models" }).last().click();
    await expect.element(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    return screen;
  }

  it("is an entry of the history: going back closes it and stays on the page", async () => {
    const screen = await opened();
    await screen.router.navigate(-1);
    await expect.poll(() => screen.getByRole("button", { name: "Back" }).query()).toBeNull();
    expect(screen.router.state.location.pathname).toBe("/news");
  });

  it("shows the cars of a type", async () => {
    const screen = await opened();
    await screen.getByRole("tab", { name: "Sedans" }).click();
    const panel = screen.getByRole("tabpanel", { name: "Sedans" });
    await expect.element(panel.getByRole("heading", { name: "Nasma" })).toBeVisible();
    expect(panel.getByRole("heading").elements()).toHaveLength(1);
  });

  it("a chosen car takes the place of its entry in the history", async () => {
    const screen = await opened();
    await screen.getByRole("link", { name: /Explore.*Nasma/ }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/vehicle/nasma");
    await screen.router.navigate(-1);
    await expect.poll(() => screen.router.state.location.pathname).toBe("/news");
  });
});

it("goes away when the page is scrolled down, and comes back when it is scrolled up", async () => {
  await show();
  const bar = document.querySelector("header") as HTMLElement;
  window.scrollTo(0, 700);
  await expect.poll(() => bar.className).toContain("-translate-y-full");
  window.scrollTo(0, 500);
  await expect.poll(() => bar.className).not.toContain("-translate-y-full");
});
