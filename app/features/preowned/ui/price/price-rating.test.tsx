import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { PriceRating as Rated, UsedVehicle } from "../../car-calls.ts";
import { usedCarPageExample } from "../../content/used-car-page-example.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { PriceRating } from "./price-rating.tsx";

const comparable = (vehicleNo: string, price: number, kilometrage = 30_000) => ({
  ...{ vehicleNo, price, kilometrage },
  ...{ year: 2022, variant: "VX" },
});
const comparables = [
  comparable("RM-2", 110_000),
  comparable("RM-3", 121_000, 1_500),
  comparable("RM-4", 100_000),
];

function show(price: number, rating: Partial<Rated> = {}, language: Language = "en", width = 1280) {
  const car: UsedVehicle = usedVehicleExample({
    price,
    rating: "good",
    priceRating: { rating: "good", usual: { min: 110_000, max: 121_000 }, comparables, ...rating },
  });
  return render(<PriceRating car={car} page={usedCarPageExample()} currency="QAR" />, { language, width });
}

describe("the verdict", () => {
  it.each([
    [100_500, "QAR 9,500 below what is usual"],
    [110_000, "Within what is usual"],
    [121_000, "Within what is usual"],
    [121_001, "QAR 1 above what is usual"],
  ])("of %i is: %s", async (price, words) => {
    const screen = await show(price);
    const section = screen.getByRole("region", { name: "Is that a good price?" });
    await expect.element(section.getByText("Good price", { exact: true })).toBeVisible();
    await expect.element(section.getByText(words, { exact: true })).toBeVisible();
    await expect.element(section.getByText("We compare cars of the same model.")).toBeVisible();
  });

  it("in Arabic names the difference with its unit", async () => {
    const screen = await show(100_500, {}, "ar");
    await expect.element(screen.getByText("أقل من المعتاد بـ 9,500 ريال")).toBeVisible();
  });

  it("is not given where too few cars are like it", async () => {
    const screen = await show(112_000, { usual: null, comparables: [] });
    await expect.element(screen.getByText("Too few cars are like it to say.")).toBeVisible();
    expect(screen.getByRole("img").query()).toBeNull();
    expect(screen.getByText("Good price", { exact: true }).query()).toBeNull();
  });
});

describe("the comparable cars", () => {
  it("stand folded in, each a link to its own page", async () => {
    const screen = await show(112_000);
    const link = screen.getByRole("link", { name: /1,500 km/ });
    await expect.poll(() => link.query()).toBeNull();
    await screen.getByText("The 3 cars it is compared with").click();
    await expect.element(link).toBeVisible();
    await expect.element(link).toHaveAttribute("href", "/listing/RM-3?lang=en");
    await expect.element(link).toHaveTextContent("2022 VX1,500 kmQAR 121,000");
  });

  it.each<[Language, string]>([
    ["en", "The car it is compared with"],
    ["ar", "السيارات التي قورنت بها: 1"],
  ])("in %s a single one is named: %s", async (language, words) => {
    const screen = await show(112_000, { comparables: comparables.slice(0, 1) }, language);
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});

describe("the scale", () => {
  const places = (container: Element) => ({
    own: Number.parseFloat(container.querySelector("circle")?.getAttribute("cx") ?? ""),
    marks: [...container.querySelectorAll("line")].map((line) =>
      Number.parseFloat(line.getAttribute("x1") ?? ""),
    ),
    band: [...container.querySelectorAll("rect")].at(-1)?.getBoundingClientRect(),
    line: container.querySelector("svg")?.getBoundingClientRect(),
  });

  it("says in words what it draws, with its ends below", async () => {
    const screen = await show(112_000);
    await expect
      .element(screen.getByRole("img"))
      .toHaveAccessibleName(
        "This car costs QAR 112,000. The middle half of comparable cars costs from QAR 110,000 to QAR 121,000.",
      );
    await expect
      .element(screen.getByRole("figure"))
      .toMatchTextContent("QAR 100,000Usual: 110,000 to 121,000QAR 121,000");
  });

  it("runs with the language: cheap cars begin the line", async () => {
    const english = await show(105_000);
    const ltr = places(english.container);
    expect(ltr.own).toBeLessThan(50);
    await english.unmount();
    const rtl = places((await show(105_000, {}, "ar")).container);
    expect(rtl.own).toBeCloseTo(100 - ltr.own);
    expect(rtl.marks).toEqual(ltr.marks.map((at) => expect.closeTo(100 - at, 1)));
  });

  it("keeps what is usual within its line in both directions", async () => {
    for (const language of ["en", "ar"] as const) {
      const screen = await show(90_000, {}, language);
      const { band, line } = places(screen.container);
      expect(band?.left).toBeGreaterThanOrEqual(line?.left ?? Number.NaN);
      expect(band?.right).toBeLessThanOrEqual(line?.right ?? Number.NaN);
      await screen.unmount();
    }
  });

  it.each<[string, number, Language]>([
    ["cheapest", 60_000, "en"],
    ["dearest", 200_000, "en"],
    ["cheapest", 60_000, "ar"],
    ["dearest", 200_000, "ar"],
  ])("on a phone the words over the %s car (%i, %s) stay in the drawing", async (_, price, language) => {
    const screen = await show(price, {}, language, 320);
    const text = screen.container.querySelector("svg text")?.getBoundingClientRect();
    const drawing = screen.container.querySelector("svg")?.getBoundingClientRect();
    expect(text?.left).toBeGreaterThanOrEqual(drawing?.left ?? Number.NaN);
    expect(text?.right).toBeLessThanOrEqual(drawing?.right ?? Number.NaN);
  });

  it("draws one mark for cars of one price", async () => {
    const same = [comparable("RM-2", 110_000), comparable("RM-3", 110_000), comparable("RM-4", 120_000)];
    const screen = await show(112_000, { comparables: same });
    expect(screen.container.querySelectorAll("svg line")).toHaveLength(2);
  });
});
