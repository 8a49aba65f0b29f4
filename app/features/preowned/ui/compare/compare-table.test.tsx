import { expect, it } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { comparedCarExample } from "../../rules/stock/stock-examples.ts";
import { CompareTable } from "./compare-table.tsx";
import { ComparisonView } from "./comparison-view.tsx";

const cars = [
  comparedCarExample({ image: null }),
  comparedCarExample({
    ...{ vehicleNo: "RM-1002", image: null, price: 99_000, kilometrage: 60_000, fuelType: "hybrid" },
    ...{ engineSize: null, equipment: { fitted: [{ feature: "sunroof", value: null }], others: [] } },
  }),
];
const rowNames = (container: Element) =>
  [...container.querySelectorAll("tbody th")].map(({ textContent }) => textContent);

it("names what differs first, for the eye and the ear", async () => {
  const { container } = await render(<CompareTable cars={cars} currency="QAR" sorted />);
  const names = rowNames(container);
  expect(names.slice(0, 2)).toEqual(["What differs", "Price (they differ)"]);
  expect(names.indexOf("Fuel (they differ)")).toBeLessThan(names.indexOf("What they share"));
  expect(names.indexOf("Transmission")).toBeGreaterThan(names.indexOf("What they share"));
});

it("names a price and a rating that are alike with what the cars share", async () => {
  const alike = cars.map((car) => ({ ...car, price: 90_000, rating: null }));
  const names = rowNames((await render(<CompareTable cars={alike} currency="QAR" sorted />)).container);
  const shared = names.slice(names.indexOf("What they share"));
  expect(shared).toEqual(expect.arrayContaining(["Price", "Price rating"]));
});

it("marks the lowest price and mileage, and nothing else", async () => {
  const screen = await render(<CompareTable cars={cars} currency="QAR" sorted={false} />);
  const lowest = screen.getByRole("cell").filter({ hasText: "Lowest" }).elements();
  expect(lowest.map(({ textContent }) => textContent?.replace(/\s+/g, " "))).toEqual([
    expect.stringContaining("99,000"),
    "41,200 km Lowest",
  ]);
});

it("says where a car does not state a field or a feature", async () => {
  const screen = await render(<CompareTable cars={cars} currency="QAR" sorted={false} />);
  for (const name of [/^Engine/, /^Rear camera/]) {
    const row = screen.getByRole("row", { name });
    await expect.element(row.getByText("Not stated")).toBeVisible();
  }
});

it("says what the trim knows where the listing does not, and that it is the trim", async () => {
  const [first, second] = cars;
  if (!first || !second) throw new Error("no cars");
  const byTrim = { fields: ["engineSize"], equipment: [{ feature: "rear-camera", value: null }] } as const;
  const known = [first, { ...second, engineSize: 1987, byTrim }];
  const screen = await render(<CompareTable cars={known} currency="QAR" sorted={false} />, {
    language: "ar",
  });
  for (const name of [/^سعة المحرك/, /^كاميرا خلفية/])
    await expect.element(screen.getByRole("row", { name }).getByText("حسب فئتها")).toBeVisible();
  await expect.element(screen.getByText(/^«حسب فئتها»/)).toBeVisible();
  expect(screen.getByText("لا شيء غير ما سبق").elements()).toHaveLength(1);
});

it("the order is changed by a switch, and numbers without a car are named", async () => {
  const screen = await render(
    <ComparisonView cars={cars} unknown={["RM-9"]} currency="QAR" address="https://rimal.example/" />,
  );
  await expect.element(screen.getByText("No car has the number RM-9.")).toBeVisible();
  await screen.getByRole("switch", { name: "Differences first" }).click();
  expect(rowNames(screen.container)).not.toContain("What differs");
});

it("a car is removed by a link, which leaves the others in the address", async () => {
  const screen = await render(<CompareTable cars={cars} currency="QAR" sorted />, { language: "ar" });
  const remove = screen.getByRole("link", { name: /^إزالة Rimal Suhail/ }).first();
  await expect.element(remove).toHaveAttribute("href", "/pre-owned/compare?cars=RM-1002&lang=ar");
});
