import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { drawerContents, header, profileMenu } from "../shell-examples.ts";
import { Header } from "./header.tsx";
import { forgetDrawerContents } from "./use-drawer-parts.ts";

const page = (
  <>
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
  </>
);

beforeEach(() => {
  answerCalls({ "/menu/contents": Response.json(drawerContents) });
});

const show = (language: "en" | "ar" = "en") =>
  render(page, { at: `/news?lang=${language}`, language, width: 390 });
type Screen = Awaited<ReturnType<typeof show>>;
const bar = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true }).first();
const drawer = (screen: Screen, name: string) => screen.getByRole("group", { name });
const focusOnPage = (screen: Screen) =>
  (screen.getByRole("button", { name: "On the page" }).element() as HTMLElement).focus({
    preventScroll: true,
  });

describe("the menu of a phone", () => {
  it("opens and closes by its button", async () => {
    const screen = await show();
    await expect.element(bar(screen, "Menu")).toHaveAttribute("aria-expanded", "false");
    await bar(screen, "Menu").click();
    await expect.element(bar(screen, "Menu")).toHaveAttribute("aria-expanded", "true");
    await expect.element(drawer(screen, "Menu").getByRole("link", { name: "Find us" })).toBeVisible();
    await bar(screen, "Menu").click();
    await expect.poll(() => drawer(screen, "Menu").query()).toBeNull();
  });

  it("Tab leads from its button into it, Escape back", async () => {
    const screen = await show();
    await bar(screen, "Menu").click();
    await expect.element(drawer(screen, "Menu").getByRole("link", { name: "Find us" })).toBeVisible();
    await userEvent.tab();
    expect(drawer(screen, "Menu").element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(bar(screen, "Menu")).toHaveFocus();
    await expect.poll(() => drawer(screen, "Menu").query()).toBeNull();
  });

  it("a press beside it closes it", async () => {
    const screen = await show();
    await bar(screen, "Menu").click();
    await expect.element(drawer(screen, "Menu")).toBeVisible();
    document.querySelector<HTMLElement>(".scrim")?.click();
    await expect.poll(() => drawer(screen, "Menu").query()).toBeNull();
  });

  it("leads on to the models, which then stand alone", async () => {
    const screen = await show();
    await bar(screen, "Menu").click();
    await drawer(screen, "Menu").getByRole("button", { name: "Models" }).click();
    await expect.element(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    await expect.element(screen.getByRole("tab", { name: "All models" })).toBeVisible();
  });

  it("a page of it that is chosen closes it", async () => {
    const screen = await show();
    await bar(screen, "Menu").click();
    await drawer(screen, "Menu").getByRole("link", { name: "Find us" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/find-us");
    await expect.poll(() => drawer(screen, "Menu").query()).toBeNull();
  });
});

describe("the models of a phone", () => {
  const open = async () => {
    const screen = await show();
    await screen.getByRole("navigation").getByRole("button", { name: "Models" }).last().click();
    await expect.element(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    return screen;
  };
  const models = (screen: Screen) =>
    screen.getByRole("navigation").getByRole("button", { name: "Models" }).last();
  const isClosed = (screen: Screen) =>
    expect.poll(() => screen.getByRole("button", { name: "Back" }).query()).toBeNull();

  it("close with the way back in them, and the focus returns", async () => {
    const screen = await open();
    await screen.getByRole("button", { name: "Back" }).click();
    await isClosed(screen);
    await expect.element(models(screen)).toHaveFocus();
  });

  it("close with Escape and stay on the page", async () => {
    const screen = await open();
    await userEvent.keyboard("{Escape}");
    await isClosed(screen);
    await expect.element(models(screen)).toHaveFocus();
    expect(screen.router.state.location.pathname).toBe("/news");
  });

  it("close when the focus leaves the header, which then stays on the page", async () => {
    const screen = await open();
    focusOnPage(screen);
    await isClosed(screen);
    await expect.element(screen.getByRole("button", { name: "On the page" })).toHaveFocus();
  });

  it("give way to the menu", async () => {
    const screen = await open();
    await bar(screen, "Menu").click();
    await expect.element(drawer(screen, "Menu").getByRole("link", { name: "Find us" })).toBeVisible();
    await isClosed(screen);
  });
});

// Contents are fetched once for each language: no other test of this file is in Arabic.
it("the models are a list of their pages where their cards do not come", async () => {
  // A page requests them once, and all tests share a page.
  forgetDrawerContents();
  answerCalls({ "/menu/contents": refusal(503, "content-unreachable") });
  const screen = await show("ar");
  await screen.getByRole("navigation").getByRole("button", { name: "Models" }).last().click();
  const list = drawer(screen, "Models");
  await expect
    .element(list.getByRole("link", { name: "Suhail" }))
    .toHaveAttribute("href", "/vehicle/suhail?lang=ar");
  expect(list.getByRole("tab").query()).toBeNull();
});

it("a menu that was opened before the scripts came stays open", async () => {
  const written = document.createElement("div");
  written.popover = "auto";
  written.dataset.written = "menu";
  document.body.append(written);
  written.showPopover();
  const screen = await show();
  await expect.element(bar(screen, "Menu")).toHaveAttribute("aria-expanded", "true");
  await expect.element(drawer(screen, "Menu").getByRole("link", { name: "Find us" })).toBeVisible();
  expect(written.matches(":popover-open")).toBe(false);
  written.remove();
});
