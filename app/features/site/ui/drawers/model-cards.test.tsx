import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { DrawerContents } from "../../rules/header/drawer-contents.ts";
import { drawerContents, header } from "../shell-examples.ts";
import { MenuPanel } from "./menu-panel.tsx";
import { ModelsPanel } from "./models-panel.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { PhoneModels } from "./phone-models.tsx";
import { drawerWords } from "./words.ts";

const [first, ...others] = drawerContents.cars;
const [offer] = drawerContents.offers;
const [, service] = header.menuTabFields;
if (!first || !offer || !service) throw new Error("the examples have a car, an offer and a field");
const carsWith = (rest: Partial<typeof first>): DrawerContents => ({
  ...drawerContents,
  cars: [{ ...first, ...rest }, ...others],
});
const ignore = () => undefined;

describe("a card", () => {
  it.each<[Language, string]>([
    ["en", "Lease QAR 2,450* a month"],
    ["ar", "Lease 2,450 QAR* a month"],
  ])("in %s names the instalment of a car that is leased", async (language, words) => {
    const screen = await render(
      <ModelsPanel contents={carsWith({ leasePrice: 2_450 })} onChoose={ignore} />,
      {
        language,
      },
    );
    const lines = screen
      .getByRole("paragraph")
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines).toContain(words);
    expect(lines.filter((line) => line?.startsWith("Lease"))).toHaveLength(1);
  });

  it("of a model without a page leads nowhere", async () => {
    const screen = await render(<ModelsPanel contents={carsWith({ url: undefined })} onChoose={ignore} />);
    await expect.element(screen.getByRole("heading", { name: "Suhail" })).toBeVisible();
    expect(screen.getByRole("link", { name: /Explore/ }).elements()).toHaveLength(2);
  });

  it("whose texts are in another language says in which", async () => {
    const screen = await render(<ModelsPanel contents={carsWith({ lang: "en" })} onChoose={ignore} />, {
      language: "ar",
    });
    const [item, next] = screen.getByRole("tabpanel").getByRole("listitem").elements();
    expect(item?.getAttribute("lang")).toBe("en");
    expect(next?.hasAttribute("lang")).toBe(false);
  });
});

describe("the types of a wide screen", () => {
  it("say how many cars each has", async () => {
    const screen = await render(<ModelsPanel contents={drawerContents} onChoose={ignore} />);
    const counts = screen
      .getByRole("tab")
      .elements()
      .map(({ textContent }) => textContent);
    expect(counts).toEqual(["All models3", "SUVs2", "Sedans1"]);
  });

  it("are one stop of the Tab key, and End leads to the last", async () => {
    const screen = await render(<ModelsPanel contents={drawerContents} onChoose={ignore} />, {
      language: "ar",
    });
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect.element(screen.getByRole("tab", { name: "Sedans" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("tab", { name: "All models" })).toHaveFocus();
    await userEvent.keyboard("a");
    await expect
      .element(screen.getByRole("tab", { name: "All models" }))
      .toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name: drawerWords.of("ar").narrowModels })).toHaveFocus();
  });
});

describe("the models of a phone", () => {
  const show = (rest: Partial<Parameters<typeof PhoneModels>[0]> = {}, language: Language = "en") =>
    render(
      <PhoneModels title="Models" contents={drawerContents} onBack={ignore} onChoose={ignore} {...rest} />,
      { width: 390, at: "/news?lang=en", language },
    );

  it("begin with the focus on the way back", async () => {
    const onBack = vi.fn();
    const screen = await show({ onBack });
    await expect.element(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it.each<[Language, string]>([
    ["en", "{ArrowRight}"],
    ["ar", "{ArrowLeft}"],
  ])("in %s %s goes to the next type", async (language, key) => {
    const screen = await show({}, language);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole("tab", { name: "SUVs" })).toHaveFocus();
    await expect.poll(() => screen.getByRole("heading").elements()).toHaveLength(2);
  });

  it("end with the other ways, which take the place of the drawer in the history", async () => {
    const onChoose = vi.fn();
    const screen = await show({ onChoose });
    await screen.getByRole("link", { name: "Pre-owned" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/pre-owned");
    expect(screen.router.state.historyAction).toBe("REPLACE");
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});

describe("an offer of the menu", () => {
  const show = (rest: Partial<typeof offer>, onChoose = ignore) =>
    render(
      <ul>
        <OfferPreview offer={{ ...offer, ...rest }} onChoose={onChoose} />
      </ul>,
    );

  it("leads to its page", async () => {
    const onChoose = vi.fn();
    const screen = await show({}, onChoose);
    await screen.getByRole("link", { name: "Summer check" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/offers/summer");
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it("whose page is not there is words alone", async () => {
    const screen = await show({ url: undefined });
    await expect.element(screen.getByRole("heading", { name: "Summer check" })).toBeVisible();
    expect(screen.getByRole("link").query()).toBeNull();
  });
});

describe("the picture beside the menu", () => {
  const picture = (name: string) => `/images/demo/menu/${name}.0123abcd.webp`;
  const tabs = service.tabs.map((tab) => ({ ...tab, tabImage: picture(tab.id) }));
  const shown = () => document.querySelector("img")?.getAttribute("src");

  it("is that of the page under the pointer or the focus", async () => {
    const screen = await render(
      <MenuPanel field={{ ...service, tabs }} index={1} contents={undefined} onChoose={ignore} />,
    );
    expect(shown()).toBe(picture("book"));
    await userEvent.hover(screen.getByRole("link", { name: "Prices" }));
    await expect.poll(shown).toBe(picture("prices"));
    (screen.getByRole("link", { name: "Book a service" }).element() as HTMLElement).focus();
    await expect.poll(shown).toBe(picture("book"));
  });

  it("is not there where it was not published", async () => {
    const bare = tabs.map((tab) => ({ ...tab, tabImage: "/images/demo/menu/book.webp" }));
    const screen = await render(
      <MenuPanel field={{ ...service, tabs: bare }} index={1} contents={undefined} onChoose={ignore} />,
    );
    await expect.element(screen.getByRole("link", { name: "Prices" })).toBeVisible();
    expect(shown()).toBeUndefined();
  });
});
