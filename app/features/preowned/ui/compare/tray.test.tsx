import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { comparedNumbers } from "../storage/stored-numbers.ts";
import { CompareToggle } from "./compare-toggle.tsx";
import { Tray } from "./tray.tsx";

const cars = ["RM-1001", "RM-1002", "RM-1003", "RM-1004"].map((vehicleNo, at) =>
  usedVehicleExample({ vehicleNo, image: null, year: 2020 + at }),
);
const byNumber = "/v3/cpov/chosen";

beforeEach(() => comparedNumbers.write([]));

function Cars() {
  return (
    <>
      {cars.map((car) => (
        <CompareToggle key={car.vehicleNo} car={car} />
      ))}
      <Tray />
    </>
  );
}

it("is not there before a car is chosen", async () => {
  answerCalls({ [byNumber]: [cars] });
  const screen = await render(<Cars />);
  expect(screen.getByRole("region", { name: "Cars to compare" }).query()).toBeNull();
});

it("a car is taken in and out by the keyboard, and its button says so", async () => {
  answerCalls({ [byNumber]: [cars] });
  const screen = await render(<Cars />);
  const toggle = screen.getByRole("button", { name: "Compare Rimal Suhail 2020 GLX", exact: true });
  toggle.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "true");
  const tray = screen.getByRole("region", { name: "Cars to compare" });
  await expect.element(tray.getByText("Choose one more to compare")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(toggle).toHaveAttribute("aria-pressed", "false");
  await expect.element(tray).not.toBeInTheDocument();
});

it("two cars lead to their comparison, whose address names them in their order", async () => {
  answerCalls({ [byNumber]: [cars] });
  const screen = await render(<Cars />);
  await screen.getByRole("button", { name: "Compare Rimal Suhail 2021 GLX", exact: true }).click();
  await screen.getByRole("button", { name: "Compare Rimal Suhail 2020 GLX", exact: true }).click();
  const link = screen.getByRole("link", { name: "Compare 2 cars" });
  await expect.element(link).toHaveAttribute("href", "/pre-owned/compare?cars=RM-1002%2CRM-1001&lang=en");
});

it("takes no fourth car, and says so", async () => {
  answerCalls({ [byNumber]: [cars] });
  comparedNumbers.write(["RM-1001", "RM-1002", "RM-1003"]);
  const screen = await render(<Cars />);
  const fourth = screen.getByRole("button", { name: "Compare Rimal Suhail 2023 GLX", exact: true });
  await fourth.click();
  await expect.element(page.getByText(/^3 cars can be compared/)).toBeVisible();
  await expect.element(fourth).toHaveAttribute("aria-pressed", "false");
  expect(comparedNumbers.read()).toHaveLength(3);
});

it("a car is removed in the tray, and all are cleared", async () => {
  answerCalls({ [byNumber]: [cars] });
  comparedNumbers.write(["RM-1001", "RM-1002", "RM-1003"]);
  const screen = await render(<Cars />);
  await screen.getByRole("button", { name: "Remove Rimal Suhail 2021 GLX from the comparison" }).click();
  expect(comparedNumbers.read()).toEqual(["RM-1001", "RM-1003"]);
  await screen.getByRole("button", { name: "Clear the comparison" }).click();
  expect(comparedNumbers.read()).toEqual([]);
});

it("forgets numbers that no car has any more", async () => {
  answerCalls({ [byNumber]: [cars.slice(0, 1)] });
  comparedNumbers.write(["RM-1001", "RM-1002"]);
  await render(<Cars />);
  await expect.poll(() => comparedNumbers.read()).toEqual(["RM-1001"]);
});

it("is named in Arabic", async () => {
  answerCalls({ [byNumber]: [cars] });
  comparedNumbers.write(["RM-1001", "RM-1002"]);
  const screen = await render(<Tray />, { language: "ar" });
  await expect.element(screen.getByRole("region", { name: "سيارات المقارنة" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "مقارنة السيارتين" })).toBeVisible();
});
