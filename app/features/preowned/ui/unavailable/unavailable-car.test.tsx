import { beforeEach, describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { usedCarPageExample } from "../../content/used-car-page-example.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import type { StockStatus } from "../../stock-terms.ts";
import { viewedNumbers } from "../storage/stored-numbers.ts";
import { GoneCar } from "./gone-car.tsx";
import { UnknownCar } from "./unknown-car.tsx";

const page = usedCarPageExample();
const other = usedVehicleExample({ vehicleNo: "RM-2", modelLabel: "Reem", image: null });

beforeEach(() => {
  viewedNumbers.write([]);
  answerCalls({});
});

describe("a car that is gone", () => {
  const gone = (status: StockStatus) => (
    <GoneCar car={usedVehicleExample({ status, image: null })} page={page} similar={[other]} currency="QAR" />
  );

  it.each<[StockStatus, Language, string, string]>([
    ["sold", "en", "This car is sold", "Sold · Its last price QAR 112,000"],
    ["out-of-stock", "en", "This car has left", "Out of stock · Its last price QAR 112,000"],
    ["sold", "ar", "This car is sold", "مباعة · آخر سعر لها 112,000 QAR"],
  ])("%s says so in %s: %s, %s", async (status, language, title, last) => {
    const screen = await render(gone(status), { language });
    await expect.element(screen.getByText(title)).toBeVisible();
    expect([...screen.container.querySelectorAll("p")].map(({ textContent }) => textContent)).toContain(last);
  });

  it("is not praised as certified any more, and cannot be requested", async () => {
    const screen = await render(gone("sold"));
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Rimal Suhail2023 GLX");
    expect(screen.getByText("Certified", { exact: true }).elements()).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Ask about/ }).query()).toBeNull();
  });

  it("leads to cars much like it, and to all", async () => {
    const screen = await render(gone("sold"));
    const others = screen.getByRole("region", { name: "Cars much like it" });
    await expect
      .element(others.getByRole("link", { name: /Reem/ }))
      .toHaveAttribute("href", "/listing/RM-2?lang=en");
    await expect.element(screen.getByRole("link", { name: "All pre-owned cars" })).toBeVisible();
  });
});

describe("a number that no car has", () => {
  it("is said in words, with two ways on and cars that are there", async () => {
    const screen = await render(<UnknownCar page={page} cars={[other]} currency="QAR" />);
    await expect.element(screen.getByRole("heading", { level: 1, name: "No such car" })).toBeVisible();
    await expect.element(screen.getByText("No car has this number.")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "What certified means" }))
      .toHaveAttribute("href", "/pre-owned?lang=en");
    const others = screen.getByRole("region", { name: "Cars that stand with us today" });
    await expect.element(others.getByRole("link", { name: /Reem/ })).toBeVisible();
  });

  it("without any car still leads to the search", async () => {
    const screen = await render(<UnknownCar page={page} cars={[]} currency="QAR" />, { language: "ar" });
    expect(screen.getByRole("article").query()).toBeNull();
    expect(screen.getByRole("link", { name: "ابحث في كل السيارات" }).elements()).toHaveLength(2);
  });
});
