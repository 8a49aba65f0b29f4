import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { Facets } from "../../calls.ts";
import { readStockAddress, type StockSearch, stockAddress } from "../../rules/address/stock-address.ts";
import { emptyFacets, fallbackBounds } from "../search/search-props.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { Filters } from "./filters.tsx";

const choice = (value: string, count: number, label = value) => ({ value, label, count });
const facets: Facets = {
  ...emptyFacets,
  bodyType: [choice("suv", 1_204), choice("van", 0)],
  make: [choice("rimal", 9, "Rimal"), choice("other", 4, "Other make")],
  model: [{ ...choice("suhail", 3, "Suhail"), make: "rimal" }],
  fuel: [choice("petrol", 2), choice("hybrid", 1)],
  color: [choice("white", 5), choice("brown", 0)],
  seats: [choice("5", 8), choice("7", 1)],
  drive: [choice("awd", 4)],
  certified: 2,
};

interface Shown {
  address?: string;
  language?: Language;
  with?: Partial<Facets>;
}

type OnSearch = (next: StockSearch, how?: { readonly replace: boolean }) => void;

function Page({ address = "", language = "en", with: changes, onSearch }: Shown & { onSearch: OnSearch }) {
  const [search, setSearch] = useState(readStockAddress(new URLSearchParams(address)));
  const change: OnSearch = (next, how) => {
    onSearch(next, how);
    setSearch(next);
  };
  return (
    <Filters
      search={search}
      facets={{ ...facets, ...changes }}
      bounds={fallbackBounds}
      currency={language === "ar" ? "ريال" : "QAR"}
      onSearch={change}
    />
  );
}

async function show(shown: Shown = {}) {
  const onSearch = vi.fn<OnSearch>();
  const screen = await render(<Page {...shown} onSearch={onSearch} />, { language: shown.language ?? "en" });
  const addresses = () => onSearch.mock.calls.map(([next]) => stockAddress(next));
  return { screen, addresses };
}

describe("values", () => {
  it("are groups with a name, each value with the number of its cars", async () => {
    const { screen } = await show();
    const fuel = screen.getByRole("group", { name: "Fuel" });
    const names = fuel
      .getByRole("checkbox")
      .elements()
      .map((box) => box.closest("label")?.textContent);
    expect(names).toEqual(["Petrol2, 2 cars", "Hybrid1, 1 car"]);
    await expect.element(screen.getByRole("checkbox", { name: "SUV , 1,204 cars" })).toBeInTheDocument();
  });

  it("several of one kind are chosen together, and taken back one by one", async () => {
    const { screen, addresses } = await show({ address: "page=4" });
    await screen.getByRole("checkbox", { name: /^Petrol/ }).click();
    await screen.getByRole("checkbox", { name: /^Hybrid/ }).click();
    await screen.getByRole("checkbox", { name: /^Petrol/ }).click();
    expect(addresses()).toEqual(["?fuel=petrol", "?fuel=petrol,hybrid", "?fuel=hybrid"]);
  });

  it("tiles and swatches are boxes that the space bar sets", async () => {
    const { screen, addresses } = await show();
    for (const name of [/^SUV/, /^White/]) {
      (screen.getByRole("checkbox", { name }).element() as HTMLElement).focus();
      await userEvent.keyboard(" ");
      await expect.element(screen.getByRole("checkbox", { name })).toBeChecked();
    }
    expect(addresses()).toEqual(["?bodyType=suv", "?bodyType=suv&color=white"]);
  });

  it("a pressed tile or word sets its box as well", async () => {
    const { screen, addresses } = await show();
    await screen.getByText("Suhail").click();
    await screen.getByText("Hybrid").click();
    expect(addresses()).toEqual(["?model=suhail", "?model=suhail&fuel=hybrid"]);
  });

  it("what would show no car is off, unless it is set", async () => {
    const { screen } = await show({ address: "color=brown" });
    await expect.element(screen.getByRole("checkbox", { name: /^Van/ })).toBeDisabled();
    await expect.element(screen.getByRole("checkbox", { name: /^Brown/ })).toBeEnabled();
  });

  it("a kind without values is not shown", async () => {
    const { screen } = await show();
    expect(screen.getByRole("group", { name: "Transmission" }).query()).toBeNull();
  });

  it("of the makes only the site's own is offered, or one that the address names", async () => {
    const { screen } = await show();
    const makes = screen.getByRole("group", { name: "Make" });
    expect(makes.getByRole("checkbox").elements()).toHaveLength(1);
    const named = await show({ address: "make=other" });
    await expect.element(named.screen.getByRole("checkbox", { name: /^Other make/ })).toBeChecked();
  });

  it("are counted in Arabic words", async () => {
    const { screen } = await show({ language: "ar", with: { seats: [choice("2", 2), choice("7", 11)] } });
    await expect.element(screen.getByRole("checkbox", { name: "مقعدان ، سيارتان" })).toBeInTheDocument();
  });
});

describe("certified only", () => {
  it("is a switch with an explanation", async () => {
    const { screen, addresses } = await show({ address: "page=2" });
    const certified = screen.getByRole("switch", { name: /^Certified only/ });
    await expect.element(certified).toHaveAccessibleDescription("160 checks and a warranty of 12 months");
    await certified.click();
    await expect.element(certified).toBeChecked();
    await certified.click();
    expect(addresses()).toEqual(["?certified=true", ""]);
  });

  it.each([
    ["", false],
    ["certified=true", true],
  ])("without certified cars, at %j, it can be pressed: %s", async (address, isOn) => {
    const { screen } = await show({ address, with: { certified: 0 } });
    expect((screen.getByRole("switch").element() as HTMLInputElement).disabled).toBe(!isOn);
  });
});

describe("more filters", () => {
  it("are folded in while none of them is set", async () => {
    const { screen, addresses } = await show();
    const drive = screen.getByRole("checkbox", { name: /^All-wheel drive/ });
    await expect.poll(() => drive.query()).toBeNull();
    await screen.getByText("More filters").click();
    await drive.click();
    expect(addresses()).toEqual(["?drive=awd"]);
  });

  it.each(["drive=awd", "powerMin=200", "engineMax=3000"])("stand open with %s", async (address) => {
    const { screen } = await show({ address });
    await expect.element(screen.getByRole("group", { name: "Power" })).toBeVisible();
  });
});

describe("the sheet on a phone", () => {
  const sheet = (onClose: () => void, total: number, isPending = false) => (
    <FilterSheet
      open
      onClose={onClose}
      filters={{
        search: readStockAddress(new URLSearchParams()),
        facets,
        bounds: fallbackBounds,
        currency: "QAR",
        onSearch: () => undefined,
      }}
      state={{
        results: { items: [], total, page: 1, pages: 1, facets, nearest: null, read: null },
        isPending,
      }}
    />
  );

  it.each<[Language, number, string]>([
    ["en", 1, "Show 1 car"],
    ["en", 1_204, "Show 1,204 cars"],
    ["ar", 0, "لا سيارات"],
    ["ar", 2, "عرض سيارتين"],
    ["ar", 11, "عرض 11 سيارة"],
  ])("in %s with %i cars its button reads: %s", async (language, total, name) => {
    const onClose = vi.fn();
    const screen = await render(sheet(onClose, total), { language, width: 390 });
    const button = screen.getByRole("button", { name, exact: true });
    await expect.element(button).toBeInViewport();
    await button.click();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("says that it counts while an answer is awaited", async () => {
    const screen = await render(
      sheet(() => undefined, 2, true),
      { width: 390 },
    );
    await expect
      .element(screen.getByRole("button", { name: /^Show 2 cars/ }))
      .toHaveAttribute("aria-busy", "true");
  });
});
