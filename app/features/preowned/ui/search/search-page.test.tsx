import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { comparedNumbers } from "../storage/stored-numbers.ts";
import { resultsExample, searchPropsExample } from "./search-examples.ts";
import { StockSearch } from "./stock-search.tsx";

const at = "/pre-owned/search";
const oneCar = resultsExample({ items: resultsExample().items.slice(0, 1), total: 1 });

beforeEach(() => comparedNumbers.write([]));

async function show(answer: CallAnswer | CallAnswer[], address = at, props = searchPropsExample()) {
  const calls = answerCalls({ "/v3/cpov/vehicles": answer });
  const screen = await render(<StockSearch {...props} />, { at: address });
  const queries = () => calls.map(({ url }) => Object.fromEntries(url.searchParams));
  return { screen, queries, count: screen.getByText(/^\d+ cars?(\. Updating the list)?$/) };
}

describe("going back and forth", () => {
  it("a choice is an entry in the history, whose former list is shown at once", async () => {
    const { screen, queries } = await show(oneCar);
    await screen.getByRole("checkbox", { name: /^Hybrid/ }).click();
    await expect.poll(() => screen.getByRole("article").elements().length).toBe(1);
    await screen.router.navigate(-1);
    await expect.poll(() => screen.getByRole("article").elements().length).toBe(2);
    await expect.element(screen.getByRole("checkbox", { name: /^Hybrid/ })).not.toBeChecked();
    await screen.router.navigate(1);
    await expect.poll(() => screen.getByRole("article").elements().length).toBe(1);
    expect(queries()).toHaveLength(1);
  });

  it("typing leaves one entry, however many letters it took", async () => {
    const { screen, queries } = await show(oneCar, `${at}?sort=year`);
    const field = screen.getByRole("searchbox");
    await field.fill("suv");
    await expect.poll(() => queries().length).toBe(1);
    await field.fill("suv white");
    await expect.poll(() => queries().length).toBe(2);
    expect(queries()[1]).toMatchObject({ q: "suv white", sort: "year" });
    await expect.poll(() => screen.router.state.location.search).toContain("q=suv+white");
    await screen.router.navigate(-1);
    expect(screen.router.state.location.search).toContain("q=suv+white");
  });

  it("a link to another search is followed like an address", async () => {
    const { screen, queries } = await show(oneCar);
    await screen.router.navigate(`${at}?fuel=hybrid&sort=mileage`);
    await expect.poll(queries).toEqual([{ fuel: "hybrid", sort: "mileage", lang: "en" }]);
    await expect.element(screen.getByRole("checkbox", { name: /^Hybrid/ })).toBeChecked();
    await expect.element(screen.getByRole("combobox", { name: "Sort by" })).toHaveValue("mileage");
  });
});

describe("what is awaited", () => {
  it("is said beside the number of cars", async () => {
    const { screen, count } = await show("pending");
    await expect.element(count).toHaveTextContent("2 cars");
    await screen.getByRole("checkbox", { name: /^Hybrid/ }).click();
    await expect.element(count).toHaveTextContent("2 cars. Updating the list");
  });

  it("of two choices after each other only the last one counts", async () => {
    const { screen } = await show(["pending", oneCar]);
    await screen.getByRole("checkbox", { name: /^Hybrid/ }).click();
    await screen.getByRole("checkbox", { name: /^Petrol/ }).click();
    await expect.poll(() => screen.getByRole("article").elements().length).toBe(1);
    expect(new URLSearchParams(screen.router.state.location.search).get("fuel")).toBe("hybrid,petrol");
  });
});

describe("the form", () => {
  it("is sent by Enter at once, with what is typed and chosen", async () => {
    const { screen, queries } = await show(oneCar, `${at}?fuel=petrol&sort=year&page=2`);
    await userEvent.type(screen.getByRole("searchbox"), "suhail{Enter}");
    await expect
      .poll(() => queries().at(-1))
      .toEqual({ q: "suhail", fuel: "petrol", sort: "year", lang: "en" });
    expect(screen.router.state.location.search).not.toContain("page");
  });

  it("becomes filters in the address once it is read, with what was left out; each is taken off by its chip", async () => {
    const read = { query: { color: "white", model: "suhail", fuel: "petrol" }, leftOut: ["clean"] };
    const { screen, queries } = await show([resultsExample({ read }), oneCar], `${at}?fuel=petrol`);
    const field = screen.getByRole("searchbox");
    await userEvent.type(field, "clean white suhail{Enter}");
    await expect
      .poll(() => screen.router.state.location.search)
      .toContain("model=suhail&fuel=petrol&color=white&leftOut=clean");
    await expect.element(field).toHaveValue("");
    await expect.element(screen.getByText(/^Left out of the search: .clean.$/)).toBeVisible();
    expect(queries()).toHaveLength(1);
    await screen.getByRole("button", { name: "Remove filter: White" }).click();
    await expect.poll(() => queries().at(-1)).toEqual({ model: "suhail", fuel: "petrol", lang: "en" });
    expect(screen.router.state.location.search).not.toContain("leftOut");
    await expect.element(screen.getByText(/Left out/)).not.toBeInTheDocument();
  });

  it("shows what a text says while it is typed; a chip that is taken off leaves the others as filters", async () => {
    const read = { query: { color: "white", q: "trail" }, leftOut: [] };
    const { screen } = await show([resultsExample({ read }), oneCar]);
    const field = screen.getByRole("searchbox");
    await field.fill("white trail");
    await expect.element(screen.getByRole("button", { name: "Remove filter: White" })).toBeVisible();
    await expect.element(field).toHaveValue("white trail");
    await screen.getByRole("button", { name: "Remove filter: White" }).click();
    await expect.element(field).toHaveValue("trail");
    await expect.poll(() => screen.router.state.location.search).toContain("q=trail");
    expect(screen.router.state.location.search).not.toContain("white");
  });

  it("works before the scripts: its fields have the names of the address and send the language along", async () => {
    const { screen } = await show(oneCar, `${at}?fuel=petrol&priceMax=90000&q=suv`);
    const form = screen.container.querySelector("form") as HTMLFormElement;
    expect(form.getAttribute("action")).toBe(at);
    const sent = Object.fromEntries(new FormData(form));
    expect(sent).toMatchObject({ lang: "en", q: "suv", fuel: "petrol", priceMax: "90,000", sort: "newest" });
  });
});

describe("the title of the page", () => {
  it("follows make, model and body type, in the page's language", async () => {
    const { screen } = await show(oneCar, `${at}?bodyType=van`);
    await expect.poll(() => document.title).toBe("Pre-owned Van for sale | Rimal");
    await screen.getByRole("button", { name: "Remove filter: Van" }).click();
    await expect.poll(() => document.title).toBe("Pre-owned cars | Rimal");
  });
});

describe("orders", () => {
  it.each<[Language, string[]]>([
    [
      "en",
      [
        "Newest first",
        "Price, lowest first",
        "Price, highest first",
        "Mileage, lowest first",
        "Year, latest first",
      ],
    ],
    [
      "ar",
      [
        "الأحدث أولاً",
        "السعر: الأقل أولاً",
        "السعر: الأعلى أولاً",
        "العداد: الأقل أولاً",
        "سنة الصنع: الأحدث أولاً",
      ],
    ],
  ])("in %s are named: %j", async (language, names) => {
    answerCalls({});
    const screen = await render(<StockSearch {...searchPropsExample()} />, { at, language });
    const select = screen.getByRole("combobox", { name: language === "en" ? "Sort by" : "الترتيب" });
    const options = [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(options).toEqual(names);
  });
});

describe("coming back from a car", () => {
  async function followed() {
    answerCalls({});
    const screen = await render(<StockSearch {...searchPropsExample()} />, {
      at,
      routes: [{ path: "/listing/:id", element: <h1>One car</h1> }],
    });
    await screen.getByRole("link", { name: /Reem/ }).click();
    await expect.element(screen.getByRole("heading", { name: "One car" })).toBeVisible();
    return screen;
  }

  it("the keyboard stands on it again", async () => {
    const screen = await followed();
    await screen.router.navigate(-1);
    await expect.element(screen.getByRole("link", { name: /Reem/ })).toHaveFocus();
  });

  it("by a link to the list it begins anew", async () => {
    const screen = await followed();
    await screen.router.navigate(at);
    await expect.element(screen.getByRole("link", { name: /Reem/ })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Reem/ })).not.toHaveFocus();
  });
});
