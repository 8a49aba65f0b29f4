import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import type { SearchHit } from "../calls.ts";
import { SearchForm } from "./search-form.tsx";

const hit = (changes: Partial<SearchHit>): SearchHit => ({
  ...{ kind: "model", id: "suhail", url: "/vehicle/suhail", title: "Suhail", text: "A sedan.", marks: [] },
  ...changes,
});
const hits = [
  hit({ marks: [[0, 3]] }),
  hit({ kind: "offer", id: "winter", url: "/offers/winter", title: "Winter check" }),
];

interface Shown {
  answer?: CallAnswer | CallAnswer[];
  language?: Language;
  query?: string;
}

async function show({ answer = [hits], language = "en", query = "" }: Shown = {}) {
  const calls = answerCalls({ "/v3/search": answer });
  const screen = await render(<SearchForm query={query} />, { language });
  const field = screen.getByRole("combobox");
  return { screen, calls, field, options: screen.getByRole("option") };
}

/** With its two suggestions open, and the keyboard in the field. */
async function opened(shown: Shown = {}) {
  const search = await show(shown);
  await search.field.click();
  await search.field.fill("suh");
  await expect.element(search.screen.getByRole("listbox")).toBeVisible();
  return search;
}

describe("the field", () => {
  it("is a form before any script, in the page's language, which writes no VIN into an address", async () => {
    const { screen, field } = await show({ language: "ar" });
    await field.fill("سهيل");
    const form = screen.container.querySelector("form") as HTMLFormElement;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/search?lang=ar"]);
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: "سهيل" });
  });

  it("sends what was typed without the spaces around it", async () => {
    const { screen, field } = await show({ answer: [[]] });
    await field.fill("  suhail ");
    await screen.getByRole("button", { name: "Search" }).click();
    const { pathname, search } = screen.router.state.location;
    expect([pathname, search]).toEqual(["/search", "?q=suhail&lang=en"]);
  });

  it("closes its suggestions, and opens none that are answered after it was sent", async () => {
    const { screen, field } = await opened();
    await field.fill("suhail");
    await userEvent.keyboard("{Enter}");
    expect(screen.router.state.location.pathname).toBe("/search");
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  });

  it("sends nothing where nothing was typed, and takes the keyboard", async () => {
    const { screen, field, calls } = await show();
    await field.fill("   ");
    await screen.getByRole("button", { name: "Search" }).click();
    expect(screen.router.state.location.pathname).toBe("/");
    await expect.element(field).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("that came with a query suggests nothing before another letter", async () => {
    const { screen, field, calls } = await show({ query: "suhail" });
    await field.click();
    await expect.element(screen.getByRole("listbox", { includeHidden: true })).toBeInTheDocument();
    expect(calls).toEqual([]);
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
  });
});

describe("suggestions", () => {
  it("are announced by their number, with the kind of each and what of it was meant", async () => {
    const { screen, field, options, calls } = await opened();
    await expect.element(screen.getByText("2 suggestions")).toBeInTheDocument();
    expect(options.elements().map(({ textContent }) => textContent)).toEqual([
      "SuhailModel",
      "Winter checkOffer",
      "All results",
    ]);
    expect(options.first().element().querySelector("mark")?.textContent).toBe("Suh");
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({ q: "suh", most: "7", lang: "en" });
  });

  it("arrows move in them and round the ends, while the keyboard stays in the field", async () => {
    const { field, options } = await opened();
    const chosen = () =>
      options.elements().findIndex((option) => option.getAttribute("aria-selected") === "true");
    for (const [key, place] of [
      ["{ArrowDown}", 0],
      ["{ArrowDown}", 1],
      ["{ArrowDown}", 2],
      ["{ArrowDown}", 0],
      ["{ArrowUp}", 2],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.poll(chosen).toBe(place);
      await expect.element(field).toHaveAttribute("aria-activedescendant", options.elements()[place]?.id);
    }
    await expect.element(field).toHaveFocus();
  });

  it("Enter follows the one that the arrows are on", async () => {
    const { screen } = await opened({ language: "ar" });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(screen.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    const { pathname, search } = screen.router.state.location;
    expect([pathname, search]).toEqual(["/offers/winter", "?lang=ar"]);
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  });

  it("a press follows one, the last of them all results", async () => {
    const { screen } = await opened();
    await screen.getByRole("option", { name: "All results" }).click();
    const { pathname, search } = screen.router.state.location;
    expect([pathname, search]).toEqual(["/search", "?q=suh&lang=en"]);
  });

  it("Escape closes them, and an arrow opens them again", async () => {
    const { screen, field } = await opened();
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
    await expect.element(field).toHaveValue("suh");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("option", { selected: true }).query()).toBeNull();
  });

  it("leaving the field closes them", async () => {
    const { field } = await opened();
    await userEvent.tab();
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
  });

  it.each<[Language, string]>([
    ["en", "No suggestion. Press Enter to search."],
    ["ar", "لا اقتراحات. اضغط مفتاح الإدخال للبحث."],
  ])("in %s none is said: %s", async (language, words) => {
    const { screen, field } = await show({ answer: [[]], language });
    await field.click();
    await field.fill("zz");
    await expect.element(screen.getByText(words)).toBeInTheDocument();
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
  });

  it("an emptied field has none", async () => {
    const { field } = await opened();
    await field.fill("");
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
  });

  it("where the search does not answer the field still leads to its page", async () => {
    const { screen, field, calls } = await show({ answer: "offline" });
    await field.click();
    await field.fill("suhail");
    await expect.poll(() => calls.length).toBe(1);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => screen.router.state.location.pathname).toBe("/search");
  });
});
