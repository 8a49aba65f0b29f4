import { useRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { readStockAddress, stockAddress } from "../../rules/address/stock-address.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { chipsOf } from "../filters/chips-of.ts";
import { typicalLoan } from "../price/typical-loan.ts";
import { resultsExample, searchPropsExample } from "../search/search-examples.ts";
import type { SearchTexts } from "../search/search-props.ts";
import type { StockSearchState } from "../search/use-stock-search.ts";
import { ResultPages } from "./result-pages.tsx";
import { Results } from "./results.tsx";

interface ListProps {
  address?: string;
  language?: Language;
  state?: Partial<StockSearchState>;
  texts?: Partial<SearchTexts>;
}

/** The list below the number of cars, which takes the keyboard. */
function List({ address = "", language = "en", state, texts }: ListProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const search = readStockAddress(new URLSearchParams(address));
  const whole: StockSearchState = {
    ...{ search, typed: search, leftOut: [], results: resultsExample(), isPending: false, error: null },
    ...{ setSearch: () => undefined, submit: () => undefined, prefetch: () => undefined },
    retry: () => undefined,
    ...state,
  };
  return (
    <>
      <p ref={count} tabIndex={-1}>
        number of cars
      </p>
      <Results
        state={whole}
        chips={chipsOf(search, { language, currency: "QAR", facets: undefined })}
        texts={{ ...searchPropsExample().texts, ...texts }}
        count={count}
      />
    </>
  );
}

describe("the list", () => {
  it("before any answer has its shape, and says that it loads", async () => {
    const screen = await render(<List state={{ results: null, isPending: true }} />);
    await expect.element(screen.getByRole("status")).toHaveTextContent("Loading");
    expect(screen.getByRole("article").query()).toBeNull();
  });

  it("that failed has neither shape nor cars, but a button that loads it again", async () => {
    const retry = vi.fn();
    const error = new Error("Failed to fetch products: 503");
    const screen = await render(<List state={{ results: null, error, retry }} />);
    await expect.element(screen.getByText("Your filters are kept. Try again in a moment.")).toBeVisible();
    expect(screen.getByRole("status").query()).toBeNull();
    await screen.getByRole("alert").getByRole("button").click();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("is busy while the next answer is awaited, with the former cars", async () => {
    const screen = await render(<List state={{ isPending: true }} />);
    expect(screen.container.querySelector("[aria-busy=true]")).not.toBeNull();
    expect(screen.getByRole("article").elements()).toHaveLength(2);
  });

  it("names its cars by headings below the page's", async () => {
    const screen = await render(<List />);
    const names = screen.getByRole("heading", { level: 2 }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Rimal Suhail2023 GLX",
      "Rimal Reem2023 GLX",
    ]);
  });

  it("says where each car stands, where content names the place", async () => {
    const items = [
      usedVehicleExample({ place: "lusail", image: null }),
      usedVehicleExample({ vehicleNo: "RM-2", place: "gone", image: null }),
    ];
    const places = [{ id: "lusail", title: "Lusail showroom", latitude: 25.4, longitude: 51.5 }];
    const screen = await render(<List state={{ results: resultsExample({ items }) }} texts={{ places }} />);
    expect(screen.getByText("Lusail showroom").elements()).toHaveLength(1);
  });

  it.each<[Language, RegExp]>([
    [
      "en",
      /^\* 60 months, 10% down, 5\.75% flat, 10\.9% effective a year\. In all the credit adds \d+\.\d% of the price\.$/,
    ],
    [
      "ar",
      /^\* 60 شهراً، ودفعة أولى \u206610%\u2069، \u20665\.75%\u2069 ثابتة، أي \u206610\.9%\u2069 فعلية في السنة\. يزيد مجموع/,
    ],
  ])("in %s states below itself what its monthly payments mean", async (language, words) => {
    const loan = typicalLoan(100_000, 575);
    const screen = await render(<List texts={{ loan }} language={language} />, { language });
    await expect.element(screen.getByText(words)).toBeVisible();
    screen.show(<List language={language} />);
    await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  });
});

describe("where no car fits", () => {
  const nothing = (without: string[], items = resultsExample().items) =>
    resultsExample({ items: [], total: 0, nearest: { without, items } });

  it("all filters are cleared by one press, the order stays, and the keyboard goes to the number of cars", async () => {
    const setSearch = vi.fn<StockSearchState["setSearch"]>();
    const screen = await render(
      <List address="fuel=petrol&sort=year" state={{ results: nothing([]), setSearch }} />,
    );
    await screen.getByRole("button", { name: "Show all cars" }).click();
    expect(setSearch.mock.calls.map(([next]) => stockAddress(next))).toEqual(["?sort=year"]);
    await expect.element(screen.getByText("number of cars")).toHaveFocus();
  });

  it("the filters in the way are named by their values, both ends of a range as one", async () => {
    const screen = await render(
      <List
        address="fuel=petrol&color=brown,white&priceMin=1000&priceMax=2000"
        state={{ results: nothing(["color", "priceMin", "priceMax"]) }}
      />,
    );
    const nearest = screen.getByRole("region", { name: "What comes nearest" });
    const names = nearest.getByRole("button", { name: /^Remove filter/ }).elements();
    expect(names.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ""))).toEqual([
      "Brown",
      "White",
      "QAR 1,000 to QAR 2,000",
    ]);
    expect(nearest.getByRole("heading", { level: 3 }).elements()).toHaveLength(2);
  });

  it("nothing is said to be left aside where the nearest cars leave nothing", async () => {
    const screen = await render(<List address="q=zz" state={{ results: nothing([]) }} />);
    await expect.element(screen.getByRole("region", { name: "What comes nearest" })).toBeVisible();
    expect(screen.getByText(/Left aside/).query()).toBeNull();
  });

  it("an empty stock has nothing near", async () => {
    const screen = await render(
      <List state={{ results: resultsExample({ items: [], total: 0, nearest: null }) }} />,
    );
    await expect.element(screen.getByRole("heading", { name: "No car fits" })).toBeVisible();
    expect(screen.getByRole("region").query()).toBeNull();
  });
});

describe("the pages of the list", () => {
  const pages = (page: number, count: number, onIntent: StockSearchState["prefetch"] = () => undefined) => (
    <ResultPages
      search={readStockAddress(new URLSearchParams("fuel=petrol"))}
      page={page}
      pages={count}
      onIntent={onIntent}
    />
  );
  const named = (container: Element) =>
    [...container.querySelectorAll("li")].map((item) => {
      const link = item.querySelector("a");
      return link?.getAttribute("aria-label") ?? item.textContent;
    });

  it("a single page has no links", async () => {
    const screen = await render(pages(1, 1));
    expect(screen.container.textContent).toBe("");
  });

  it.each([
    [1, ["Page 1", "Page 2", "…", "Page 9", "Next page"]],
    [5, ["Previous page", "Page 1", "…", "Page 4", "Page 5", "Page 6", "…", "Page 9", "Next page"]],
    [9, ["Previous page", "Page 1", "…", "Page 8", "Page 9"]],
  ])("of nine, on page %i: %j", async (page, names) => {
    const screen = await render(pages(page, 9));
    expect(named(screen.container)).toEqual(names);
    const current = screen.container.querySelectorAll("[aria-current=page]");
    expect([...current].map(({ textContent }) => textContent)).toEqual([String(page)]);
  });

  it("each keeps the filters in its address; the first has no number", async () => {
    const screen = await render(pages(2, 3), { language: "ar" });
    const way = (name: string) => screen.getByRole("link", { name, exact: true });
    await expect
      .element(way("الصفحة السابقة"))
      .toHaveAttribute("href", "/pre-owned/search?fuel=petrol&lang=ar");
    await expect
      .element(way("الصفحة التالية"))
      .toHaveAttribute("href", "/pre-owned/search?fuel=petrol&page=3&lang=ar");
  });

  it("a page is fetched as soon as the keyboard stands on its link", async () => {
    const onIntent = vi.fn<StockSearchState["prefetch"]>();
    await render(pages(1, 3, onIntent));
    await userEvent.tab();
    await userEvent.tab();
    expect(onIntent.mock.calls.map(([next]) => next.page)).toEqual([1, 2]);
  });

  it("where another page is shown, reading goes on above the list", async () => {
    const screen = await render(<List state={{ results: resultsExample({ page: 1, pages: 3 }) }} />);
    (screen.getByRole("link", { name: "Next page" }).element() as HTMLElement).focus();
    screen.show(<List address="page=2" state={{ results: resultsExample({ page: 2, pages: 3 }) }} />);
    await expect.element(screen.getByText("number of cars")).toHaveFocus();
  });

  it("other answers leave the keyboard where it is", async () => {
    const screen = await render(<List state={{ results: resultsExample({ pages: 3 }) }} />);
    const car = screen.getByRole("link", { name: /Reem/ });
    (car.element() as HTMLElement).focus();
    screen.show(<List state={{ results: resultsExample({ page: 2, pages: 3 }) }} />);
    await expect.element(screen.getByRole("link", { name: "Previous page" })).toBeVisible();
    await expect.element(car).toHaveFocus();
  });
});
