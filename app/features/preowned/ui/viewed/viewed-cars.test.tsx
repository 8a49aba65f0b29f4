import { beforeEach, expect, it } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { viewedNumbers } from "../storage/stored-numbers.ts";
import { ViewedCars } from "./viewed-cars.tsx";

const byNumber = "/v3/cpov/chosen";
const cars = [
  usedVehicleExample({ vehicleNo: "RM-1", image: null, price: 99_000 }),
  usedVehicleExample({ vehicleNo: "RM-2", image: null, modelLabel: "Reem", status: "sold" }),
];
const viewed = <ViewedCars vehicleNo="RM-9" currency="QAR" />;

beforeEach(() => viewedNumbers.write([]));

it("the first car of a visit shows nothing, and is remembered", async () => {
  const calls = answerCalls({});
  const screen = await render(viewed);
  await expect.poll(() => viewedNumbers.read()).toEqual(["RM-9"]);
  expect(screen.container.textContent).toBe("");
  expect(calls).toEqual([]);
});

it("shows those before it with their price of today, or that they are gone", async () => {
  viewedNumbers.write(["RM-1", "RM-9", "RM-2"]);
  const calls = answerCalls({ [byNumber]: [cars] });
  const screen = await render(viewed);
  const seen = screen.getByRole("region", { name: "You looked at these" });
  await expect.element(seen).toBeVisible();
  const items = seen.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Rimal Suhail 2023 GLXQAR 99,000",
    "Rimal Reem 2023 GLXSold",
  ]);
  expect(calls[0]?.url.searchParams.get("numbers")).toBe("RM-1,RM-2");
  expect(viewedNumbers.read()).toEqual(["RM-9", "RM-1", "RM-2"]);
});

it("each is a link to its page in the page's language", async () => {
  viewedNumbers.write(["RM-1"]);
  const calls = answerCalls({ [byNumber]: [cars.slice(0, 1)] });
  const screen = await render(viewed, { language: "ar" });
  await expect
    .element(screen.getByRole("link", { name: "Rimal Suhail 2023 GLX" }))
    .toHaveAttribute("href", "/listing/RM-1?lang=ar");
  expect(calls[0]?.url.searchParams.get("lang")).toBe("ar");
});

it("numbers that the stock no longer has are forgotten", async () => {
  viewedNumbers.write(["RM-1", "RM-404"]);
  answerCalls({ [byNumber]: [cars.slice(0, 1)] });
  await render(viewed);
  await expect.poll(() => viewedNumbers.read()).toEqual(["RM-9", "RM-1"]);
});

it("without an answer it shows nothing and forgets nothing", async () => {
  viewedNumbers.write(["RM-1"]);
  const calls = answerCalls({ [byNumber]: "offline" });
  const screen = await render(viewed);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.container.textContent).toBe("");
  expect(viewedNumbers.read()).toEqual(["RM-9", "RM-1"]);
});

it("all are forgotten by one press, which is said", async () => {
  viewedNumbers.write(["RM-1", "RM-2"]);
  answerCalls({ [byNumber]: [cars] });
  const screen = await render(viewed);
  await screen.getByRole("button", { name: "Forget them" }).click();
  await expect.element(browser.getByText("Forgotten", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "You looked at these" })).not.toBeInTheDocument();
  expect(viewedNumbers.read()).toEqual([]);
});
