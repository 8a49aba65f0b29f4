import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { withShareSheet } from "../../../../../tests/components/share-sheet.ts";
import { comparedCarExample } from "../../rules/stock/stock-examples.ts";
import { comparedNumbers } from "../storage/stored-numbers.ts";
import { CompareTable } from "./compare-table.tsx";
import { ComparisonView } from "./comparison-view.tsx";

const car = (vehicleNo: string, changes: Parameters<typeof comparedCarExample>[0] = {}) =>
  comparedCarExample({ vehicleNo, image: null, ...changes });
const [suhail, reem, nasma] = [
  car("RM-1"),
  car("RM-2", { modelLabel: "Reem", rating: null, kilometrage: 90_000 }),
  car("RM-3", { modelLabel: "Nasma", status: "sold", price: 90_000 }),
] as const;
const view = (cars = [suhail, reem], unknown: string[] = []) => (
  <ComparisonView cars={cars} unknown={unknown} currency="QAR" address="https://rimal.example/compare" />
);

beforeEach(() => comparedNumbers.write([]));

describe("the page", () => {
  it("offers another car while there is room, and remembers those shown until then", async () => {
    const screen = await render(view());
    const add = screen.getByRole("link", { name: "Add a car" });
    await expect.element(add).toHaveAttribute("href", "/pre-owned/search?lang=en");
    await add.click();
    expect(comparedNumbers.read()).toEqual(["RM-1", "RM-2"]);
  });

  it("offers none where three are compared", async () => {
    const screen = await render(view([suhail, reem, nasma]));
    expect(screen.getByRole("link", { name: "Add a car" }).query()).toBeNull();
    expect(screen.getByRole("columnheader").elements()).toHaveLength(3);
  });

  it("of a single car has nothing to sort, and no difference", async () => {
    const screen = await render(view([suhail]));
    expect(screen.getByRole("switch").query()).toBeNull();
    expect(screen.container.querySelectorAll("[data-differs=true]")).toHaveLength(0);
    expect(screen.getByText("Lowest").query()).toBeNull();
  });

  it("its switch is set by the space bar, and says its state once", async () => {
    const screen = await render(view());
    const first = screen.getByRole("switch", { name: "Differences first" });
    await expect.element(first).toBeChecked();
    await expect.element(screen.getByRole("row", { name: "What they share" })).toBeVisible();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(first).not.toBeChecked();
    await expect.element(screen.getByRole("row", { name: "What they share" })).not.toBeInTheDocument();
  });

  it("names several numbers that no car has in one sentence", async () => {
    const screen = await render(view([suhail], ["RM-8", "RM-9"]), { language: "ar" });
    await expect.element(screen.getByRole("status")).toHaveTextContent("لا سيارة بالرقم RM-8، RM-9.");
  });
});

describe("a column", () => {
  it("replaces its car: the others are remembered, and the search opens", async () => {
    const screen = await render(view([suhail, reem, nasma]));
    await screen.getByRole("link", { name: "Replace Rimal Reem 2023 GLX by another car" }).click();
    expect(comparedNumbers.read()).toEqual(["RM-1", "RM-3"]);
    expect(screen.router.state.location.pathname).toBe("/pre-owned/search");
  });

  it("removes its car without another entry in the history", async () => {
    const screen = await render(view([suhail, reem]), { at: "/pre-owned/compare?cars=RM-1,RM-2" });
    await screen.getByRole("link", { name: "Remove Rimal Suhail 2023 GLX from the comparison" }).click();
    expect(comparedNumbers.read()).toEqual(["RM-2"]);
    expect(new URLSearchParams(screen.router.state.location.search).get("cars")).toBe("RM-2");
    expect(screen.router.state.historyAction).toBe("REPLACE");
  });

  it("the last one that goes leaves the page without cars", async () => {
    const screen = await render(view([suhail]));
    await expect
      .element(screen.getByRole("link", { name: /^Remove/ }))
      .toHaveAttribute("href", "/pre-owned/compare?lang=en");
  });

  it("shows a car that is sold without color, and still by its name", async () => {
    const screen = await render(view([suhail, nasma]));
    const gone = screen.getByRole("columnheader", { name: /Nasma/ });
    await expect.element(gone.getByText("Sold")).toBeVisible();
    expect(getComputedStyle(gone.element().firstElementChild as Element).filter).toBe("grayscale(1)");
    await expect
      .element(gone.getByRole("link", { name: "Rimal Nasma 2023 GLX", exact: true }))
      .toHaveAttribute("href", "/listing/RM-3?lang=en");
  });

  it("a car without a rating says why", async () => {
    const screen = await render(view());
    const row = screen.getByRole("row", { name: /^Price rating/ });
    expect([...row.element().querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual([
      "Good price",
      "Not enough data",
    ]);
  });
});

describe("on a phone", () => {
  const table = <CompareTable cars={[suhail, reem, nasma]} currency="QAR" sorted />;

  it.each([
    ["en", 120],
    ["ar", -120],
  ] as const)(
    "in %s the columns are reached by the keyboard, and the names above follow them",
    async (language, left) => {
      const screen = await render(table, { width: 390, language });
      const columns = screen.getByRole("region").element() as HTMLElement;
      await userEvent.tab();
      expect(document.activeElement).toBe(columns);
      columns.scrollLeft = left;
      const strip = screen.container.querySelector(".compare-strip") as HTMLElement;
      await expect.poll(() => Math.sign(strip.scrollLeft)).toBe(Math.sign(left));
      expect(strip.scrollLeft).toBeCloseTo(columns.scrollLeft, 0);
    },
  );

  it("the names of the lines stay in view", async () => {
    const screen = await render(table, { width: 390 });
    const columns = screen.getByRole("region").element() as HTMLElement;
    columns.scrollLeft = 200;
    const name = screen.getByRole("rowheader", { name: /^Mileage/ });
    await expect.poll(() => name.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect.element(name).toBeInViewport({ ratio: 0.9 });
  });

  it("the strip repeats the heads for the eye alone", async () => {
    const screen = await render(table, { width: 390 });
    expect(screen.getByRole("columnheader").elements()).toHaveLength(3);
    expect(screen.container.querySelector(".compare-strip")?.getAttribute("aria-hidden")).toBe("true");
  });
});

it("is shared by its own address, without anything of this visit", async () => {
  const share = vi.fn(async () => undefined);
  withShareSheet(share);
  const screen = await render(view(), { at: "/pre-owned/compare?cars=RM-1,RM-2&utm_source=x" });
  await screen.getByRole("button", { name: "Share" }).click();
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: "Compare used cars",
    url: "https://rimal.example/compare",
  });
});
