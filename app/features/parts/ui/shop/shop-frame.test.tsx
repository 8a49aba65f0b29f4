import { describe, expect, it } from "vitest";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { readStoredCar, storeCar } from "../car/stored-car.ts";
import { hajar, modelsExample } from "../parts-examples.tsx";
import { ShopFrame } from "./shop-frame.tsx";

const vin = "RMLHJR4K7R1004821";

async function open({ width = 1280, isSignedIn = false, at = "/parts-list" } = {}) {
  answerCalls({
    "/v3/parts/vehicles": [modelsExample],
    "/v3/parts/vehicle": { ...hajar, doubts: [] },
    "/v3/vehicles": [[]],
  });
  return render(
    <ShopFrame
      isSignedIn={isSignedIn}
      cart={<a href="#cart">Cart</a>}
      pictures={{ HJR: "/images/hajar.webp" }}
    >
      <h1>Page</h1>
    </ShopFrame>,
    { at, width, customer: {} },
  );
}

describe("the frame of the shop", () => {
  it("says that no car is chosen; one by VIN is shown with name and picture on every page", async () => {
    const screen = await open();
    await screen.getByRole("button", { name: /Choose your car/ }).click();
    await screen.getByLabelText("VIN (chassis number)").fill(vin);
    await screen.getByRole("button", { name: "Find my car" }).click();
    const bar = screen.getByRole("region", { name: "Parts shop" });
    await expect.element(bar.getByText("Hajar 2024")).toBeVisible();
    expect(document.querySelector("section img")?.getAttribute("src")).toContain("/images/hajar.webp");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.poll(() => screen.router.state.location.search).toContain("car=HJR.2024");
  });

  it("the car is removed by one press", async () => {
    storeCar({ key: "HJR.2024" });
    const screen = await open();
    await screen.getByRole("button", { name: "Remove this car" }).click();
    await expect.element(screen.getByRole("button", { name: /Choose your car/ })).toBeVisible();
    expect(readStoredCar()).toBeNull();
  });

  it("the picture of a customer's own car comes before its model's", async () => {
    storeCar({ key: "HJR.2024", image: "/images/own.webp" });
    await open();
    await expect
      .poll(() => document.querySelector("section img")?.getAttribute("src"))
      .toContain("/own.webp");
  });

  it("a customer without vehicles is led to the page that links one", async () => {
    const screen = await open({ isSignedIn: true });
    await screen.getByRole("button", { name: /Choose your car/ }).click();
    await expect.element(screen.getByText(/^No car is linked to your account yet/)).toBeVisible();
  });

  it("on a phone search, car and cart stand at the foot, each large enough for a thumb", async () => {
    const screen = await open({ width: 390 });
    const foot = document.querySelector(".action-bar");
    expect(foot?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    for (const button of foot?.querySelectorAll(":scope > div > button") ?? [])
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await screen.getByRole("button", { name: "Search", exact: true }).last().click();
    const dialog = screen.getByRole("dialog", { name: "Genuine parts" });
    await dialog.getByRole("searchbox").fill("oil filter");
    await dialog.getByRole("button", { name: "Search" }).click();
    await expect.poll(() => screen.router.state.location.search).toContain("q=oil+filter");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });
});
