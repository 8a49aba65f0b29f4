import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { readStockAddress, type StockSearch, stockAddress } from "../../rules/address/stock-address.ts";
import { emptyFacets } from "../search/search-props.ts";
import { Chips } from "./chips.tsx";
import { chipsOf } from "./chips-of.ts";

const searchOf = (address: string) => readStockAddress(new URLSearchParams(address));
const chipsIn = (address: string, language: Language = "en") =>
  chipsOf(searchOf(address), {
    language,
    currency: language === "ar" ? "ريال" : "QAR",
    facets: {
      ...emptyFacets,
      model: [{ value: "suhail", label: "Suhail", make: "rimal", count: 3 }],
      place: [{ value: "lusail", label: "Lusail showroom", count: 2 }],
    },
  });
/** Without the marks that isolate a number within its line. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const labels = (address: string, language: Language = "en") =>
  chipsIn(address, language).map(({ label }) => plain(label));

describe("what a filter that is set is called", () => {
  it.each<[string, Language, string]>([
    ["q=white suv", "en", "“white suv”"],
    ["q=white suv", "ar", "«white suv»"],
    ["certified=true", "en", "Certified only"],
    ["model=suhail", "en", "Suhail"],
    ["model=sold-out", "en", "sold-out"],
    ["place=lusail", "en", "Lusail showroom"],
    ["fuel=constructor", "en", "constructor"],
    ["equipment=constructor", "en", "constructor"],
    [
      "color=silver,gray,black,red,blue,green,beige,brown,gold,orange,yellow,purple",
      "en",
      "Any color but White",
    ],
    [
      "color=gray,black,red,blue,green,beige,brown,gold,orange,yellow,purple",
      "ar",
      "كل الألوان ما عدا أبيض، فضي",
    ],
    ["seats=1", "en", "1 seat"],
    ["seats=7", "en", "7 seats"],
    ["seats=2", "ar", "مقعدان"],
    ["doors=11", "ar", "11 باباً"],
    ["equipment=sunroof", "ar", "فتحة سقف أو سقف زجاجي"],
    ["priceMin=50000", "en", "From QAR 50,000"],
    ["priceMax=90000", "en", "Up to QAR 90,000"],
    ["priceMin=50000&priceMax=90000", "en", "QAR 50,000 to QAR 90,000"],
    ["priceMin=50000&priceMax=90000", "ar", "من 50,000 ريال إلى 90,000 ريال"],
    ["monthlyMax=2000", "en", "Up to QAR 2,000 a month"],
    ["monthlyMax=2000", "ar", "حتى 2,000 ريال شهرياً"],
    ["yearMin=2021", "en", "From 2021"],
    ["mileageMax=60000", "en", "Up to 60,000 km"],
    ["powerMin=200&powerMax=300", "en", "200 hp to 300 hp"],
    ["engineMin=2000", "ar", "من 2,000 سم³"],
  ])("%s in %s: %s", (address, language, label) => {
    expect(labels(address, language)).toEqual([label]);
  });

  it("all of them stand in the order of the filters, order and page are none", () => {
    expect(labels("sort=year&page=3&priceMax=90000&fuel=hybrid,petrol&certified=true&q=suhail")).toEqual([
      "“suhail”",
      "Certified only",
      "Hybrid",
      "Petrol",
      "Up to QAR 90,000",
    ]);
  });

  it("each leads to the search without itself, from the first page and in the same order", () => {
    const ways = chipsIn("sort=year&page=3&fuel=hybrid,petrol&priceMin=5&priceMax=9").map(({ without }) =>
      stockAddress(without),
    );
    expect(ways).toEqual([
      "?fuel=petrol&priceMin=5&priceMax=9&sort=year",
      "?fuel=hybrid&priceMin=5&priceMax=9&sort=year",
      "?fuel=hybrid,petrol&sort=year",
    ]);
  });
});

describe("the row of chips", () => {
  async function show(address: string) {
    const onSearch = vi.fn<(next: StockSearch) => void>();
    const onAllGone = vi.fn();
    const row = (search: StockSearch) => (
      <Chips
        chips={chipsOf(search, { language: "en", currency: "QAR", facets: undefined })}
        search={search}
        onSearch={(next) => {
          onSearch(next);
          screen.show(row(next));
        }}
        onAllGone={onAllGone}
      />
    );
    const screen = await render(row(searchOf(address)));
    return { screen, onSearch, onAllGone };
  }

  it("is a list with a name, and not there without filters", async () => {
    const { screen } = await show("fuel=hybrid");
    await expect.element(screen.getByRole("list", { name: "Filters that are set" })).toBeVisible();
    await screen.unmount();
    const none = await show("sort=year");
    expect(none.screen.container.textContent).toBe("");
  });

  it("the keyboard moves on to the next chip", async () => {
    const { screen, onAllGone } = await show("fuel=hybrid,petrol,diesel");
    (screen.getByRole("button", { name: "Remove filter: Petrol" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Remove filter: Diesel" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Remove filter: Petrol" }).query()).toBeNull();
    expect(onAllGone).not.toHaveBeenCalled();
  });

  it("behind the last chip it stays in the row", async () => {
    const { screen } = await show("fuel=hybrid,petrol");
    (screen.getByRole("button", { name: "Remove filter: Petrol" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Clear all" })).toHaveFocus();
  });

  it("where the only one is removed, another place takes the keyboard", async () => {
    const { screen, onSearch, onAllGone } = await show("fuel=hybrid&sort=year");
    await screen.getByRole("button", { name: "Remove filter: Hybrid" }).click();
    expect(onAllGone).toHaveBeenCalledTimes(1);
    expect(onSearch.mock.calls.map(([next]) => stockAddress(next))).toEqual(["?sort=year"]);
  });

  it("all are removed by one press, the order stays", async () => {
    const { screen, onSearch, onAllGone } = await show("fuel=hybrid&q=suv&priceMax=90000&sort=year&page=2");
    await screen.getByRole("button", { name: "Clear all" }).click();
    expect(onSearch.mock.calls.map(([next]) => stockAddress(next))).toEqual(["?sort=year"]);
    expect(onAllGone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button").query()).toBeNull();
  });
});
