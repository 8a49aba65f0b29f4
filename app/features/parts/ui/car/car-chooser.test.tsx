import { describe, expect, it, vi } from "vitest";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { hajar, modelsExample } from "../parts-examples.tsx";
import { CarChooser } from "./car-chooser.tsx";
import { keyOf } from "./model-entry.tsx";
import type { StoredCar } from "./stored-car.ts";

const vin = "RMHJR24K7P1004821";
const vehicle = {
  ...{ vehicleId: "v1", vin, brand: "Rimal", model: "Hajar", modelYear: 2024, modelCode: "HJR" },
  ...{ makeCode: "RIM", licensePlateNumber: "123456", mileage: 10, lastServiceDate: null, warranty: null },
  ...{ warranties: [], image: "/images/hajar.webp" },
};

async function open(answers: Parameters<typeof answerCalls>[0] = {}, isSignedIn = false) {
  const onChoose = vi.fn<(car: StoredCar) => void>();
  const calls = answerCalls(answers);
  const screen = await render(
    <CarChooser open onClose={() => undefined} isSignedIn={isSignedIn} onChoose={onChoose} />,
    { customer: {} },
  );
  return { screen, calls, onChoose };
}

describe("choosing a car", () => {
  it("by VIN: it goes in a body, as it is stored, and never into an address", async () => {
    const { screen, calls, onChoose } = await open({ "/v3/parts/vehicle": { ...hajar, doubts: [] } });
    await screen.getByLabelText("VIN (chassis number)").fill(" rmhjr24k7 p1004821");
    await screen.getByRole("button", { name: "Find my car" }).click();
    await expect.poll(() => onChoose.mock.calls).toEqual([[{ key: "HJR.2024" }]]);
    expect(calls[0]?.body).toEqual({ vin });
    expect(calls[0]?.url.href).not.toContain("RMHJR");
  });

  it.each([
    ["", "Type or scan the VIN."],
    ["RMHJR24", "A VIN has 17 characters; this has 7."],
    ["RMHJR24K7P10048لا", "A VIN has Latin letters and digits only."],
  ])("a VIN %j is not sent", async (typed, problem) => {
    const { screen, calls } = await open();
    await screen.getByLabelText("VIN (chassis number)").fill(typed);
    await screen.getByRole("button", { name: "Find my car" }).click();
    await expect.element(screen.getByRole("alert").filter({ hasText: problem })).toBeVisible();
    await expect.element(screen.getByLabelText("VIN (chassis number)")).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("letters that no VIN has are shown as digits, and the visitor confirms the car", async () => {
    const doubts = [{ place: 9, letter: "I", digit: "1" }];
    const { screen, onChoose } = await open({ "/v3/parts/vehicle": { ...hajar, doubts } });
    await screen.getByLabelText("VIN (chassis number)").fill("RMHJR24K7PI004821");
    await screen.getByRole("button", { name: "Find my car" }).click();
    await expect.element(screen.getByText("Hajar 2024")).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "Yes, this is my car" }).click();
    expect(onChoose).toHaveBeenCalledWith({ key: "HJR.2024" });
  });

  it.each([
    [refusal(404, "vin-unknown", { message: "We do not know it." }), "We do not know it."],
    ["offline" as const, "You are offline."],
  ])("a VIN that finds nothing says why", async (answer, sentence) => {
    const { screen } = await open({ "/v3/parts/vehicle": answer });
    await screen.getByLabelText("VIN (chassis number)").fill(vin);
    await screen.getByRole("button", { name: "Find my car" }).click();
    await expect.element(screen.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  });

  it("by model and year; a trim is not needed", async () => {
    const { screen, onChoose } = await open({ "/v3/parts/vehicles": [modelsExample] });
    await screen.getByRole("tab", { name: "By model" }).click();
    const take = screen.getByRole("button", { name: "Show parts for it" });
    await expect.element(take).toBeDisabled();
    await screen.getByLabelText("Model", { exact: true }).selectOptions("HJR");
    await screen.getByLabelText("Model year").selectOptions("2023");
    await take.click();
    expect(onChoose).toHaveBeenLastCalledWith({ key: "HJR.2023" });
    await screen.getByLabelText("Trim").selectOptions("trail.AWD");
    await take.click();
    expect(onChoose).toHaveBeenLastCalledWith({ key: "HJR.2023.trail.AWD" });
  });

  it("another model without the chosen year asks for the year again", async () => {
    const { screen } = await open({ "/v3/parts/vehicles": [modelsExample] });
    await screen.getByRole("tab", { name: "By model" }).click();
    await screen.getByLabelText("Model", { exact: true }).selectOptions("REM");
    await screen.getByLabelText("Model year").selectOptions("2026");
    await screen.getByLabelText("Model", { exact: true }).selectOptions("HJR");
    await expect.element(screen.getByLabelText("Model year")).toHaveValue("");
  });

  it("a customer's own vehicles come first, and keep their pictures", async () => {
    const answers = { "/v3/vehicles": [[vehicle]], "/v3/parts/vehicle": { ...hajar, doubts: [] } };
    const { screen, onChoose } = await open(answers, true);
    await screen.getByRole("button", { name: /^Hajar/ }).click();
    await expect
      .poll(() => onChoose.mock.calls)
      .toEqual([[{ key: "HJR.2024", image: "/images/hajar.webp" }]]);
  });

  it("vehicles that cannot be loaded are loaded again", async () => {
    const { screen } = await open({ "/v3/vehicles": [refusal(400, "bad"), [vehicle]] }, true);
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("button", { name: /^Hajar/ })).toBeVisible();
  });

  it("a visitor is offered no garage", async () => {
    const { screen } = await open();
    expect(
      screen
        .getByRole("tab")
        .elements()
        .map((tab) => tab.textContent),
    ).toEqual(["By VIN", "By model"]);
  });
});

it("a key without a trim names model and year alone", () => {
  expect(keyOf({ modelCode: "HJR" }, "2024", "")).toBe("HJR.2024");
});
