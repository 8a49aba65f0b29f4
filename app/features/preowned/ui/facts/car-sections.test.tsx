import { expect, it } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { CarSections } from "./car-sections.tsx";
import { CarSummary } from "./car-summary.tsx";

const factsOf = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll("dt")].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent?.trim(),
    ]),
  );

it("sums the car up, with its age and number", async () => {
  const { container } = await render(<CarSummary car={usedVehicleExample()} />);
  expect(factsOf(container)).toMatchObject({
    "Model year": "2023 (3 years)",
    Mileage: "41,200 km",
    Fuel: "Petrol",
    Engine: "2,494 cc",
    "Car number": "RM-1001",
  });
});

it("says what is not stated", async () => {
  const car = usedVehicleExample({ engineSize: null, warranty: "", carAge: 0 });
  const { container } = await render(<CarSummary car={car} />, { language: "ar" });
  expect(factsOf(container)).toMatchObject({ "سعة المحرك": "غير مذكور", الضمان: "غير مذكور" });
});

it("opens and closes a section by its heading", async () => {
  const screen = await render(<CarSections car={usedVehicleExample({ seats: [5, 7] })} />);
  const seats = screen.getByText("5 or 7");
  await expect.element(seats).not.toBeVisible();
  await screen.getByText("Dimensions and capacity").click();
  await expect.element(seats).toBeVisible();
  await screen.getByText("Dimensions and capacity").click();
  await expect.element(seats).not.toBeVisible();
});

it("says so where the dealer wrote nothing", async () => {
  const screen = await render(
    <CarSections car={usedVehicleExample({ description: "", specifications: [] })} />,
  );
  await expect.element(screen.getByText("No description available.")).toBeVisible();
  expect(screen.getByText("Other specifications").query()).toBeNull();
});
