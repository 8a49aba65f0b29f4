import { describe, expect, it } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { StockBadges } from "./stock-badges.tsx";
import { StockCard } from "./stock-card.tsx";

const card = (changes: Parameters<typeof usedVehicleExample>[0] = {}, monthly = false) => (
  <StockCard
    car={usedVehicleExample({ image: null, ...changes })}
    currency="QAR"
    sizes="30vw"
    monthly={monthly}
  />
);

it("is one link, named by make, model, year and variant", async () => {
  const screen = await render(card());
  const link = screen.getByRole("link", { name: "Rimal Suhail 2023 GLX" });
  await expect.element(link).toHaveAttribute("href", "/listing/RM-1001?lang=en");
  const fact = screen.getByText("Petrol").element();
  fact.scrollIntoView({ block: "center" });
  const { left, top } = fact.getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(link.element());
});

it("states mileage, fuel and transmission in both languages", async () => {
  const english = await render(card());
  const facts = (screen: typeof english) =>
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  expect(facts(english)).toEqual(expect.arrayContaining(["41,200 km", "Petrol", "Automatic"]));
  await english.unmount();
  const arabic = await render(card(), { language: "ar" });
  expect(facts(arabic)).toEqual(expect.arrayContaining(["41,200 كم", "بنزين", "أوتوماتيك"]));
});

describe("the price", () => {
  it("is read out with its meaning, the former one struck out behind it", async () => {
    const screen = await render(card({ formerPrice: 120_000 }));
    const text = screen.getByRole("article").element().textContent ?? "";
    expect(text).toMatch(/Price .*112,000.*Price before .*120,000/);
    await expect.element(screen.getByText("120,000")).toBeVisible();
    expect(screen.getByText("120,000").element().closest("s")).not.toBeNull();
  });

  it.each([
    ["very-good", "Very good price"],
    ["very-high", "Well above the usual price"],
  ] as const)("rated %s is called so", async (rating, name) => {
    const screen = await render(card({ rating }));
    await expect.element(screen.getByText(name)).toBeVisible();
  });

  it("has a monthly payment only where the page states its terms", async () => {
    const screen = await render(card());
    expect(screen.getByText(/a month/).query()).toBeNull();
    screen.show(card({}, true));
    await expect.element(screen.getByText(/2,163.* a month/)).toBeVisible();
    screen.show(card({ monthly: null }, true));
    await expect.element(screen.getByText(/a month/)).not.toBeInTheDocument();
  });
});

describe("badges", () => {
  it.each([
    [true, "in-stock", ["Certified"]],
    [true, "reserved", ["Certified", "Reserved"]],
    [false, "sold", ["Sold"]],
    [false, "in-stock", []],
  ] as const)("certified %s and %s: %j", async (certified, status, names) => {
    const screen = await render(<StockBadges car={{ certified, status }} />);
    expect(
      screen
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });
});
