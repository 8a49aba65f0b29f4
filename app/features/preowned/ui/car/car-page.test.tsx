import { beforeEach, describe, expect, it, vi } from "vitest";
import { page as browser } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { usedCarPageExample } from "../../content/used-car-page-example.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { comparedNumbers, viewedNumbers } from "../storage/stored-numbers.ts";
import { CarBar } from "./car-bar.tsx";
import { CarHead } from "./car-head.tsx";
import { CarProofs } from "./car-proofs.tsx";
import { CarStory } from "./car-story.tsx";

const report = "https://dealer.example/report.pdf";
const address = "https://rimal.example/listing/RM-1001";
const form = {
  title: "Ask about this car",
  text: "We call back.",
  submitLabel: "Send",
  privacy: "",
  marketingLabel: "News by mail",
};

beforeEach(() => {
  comparedNumbers.write([]);
  viewedNumbers.write([]);
});

describe("the head", () => {
  const show = (car: Partial<UsedVehicle> = {}, options: { language?: Language; width?: number } = {}) =>
    render(<CarHead car={usedVehicleExample({ images: [], ...car })} address={address} />, options);

  it.each<[Language, string]>([
    ["en", "All pre-owned cars"],
    ["ar", "كل السيارات المستعملة"],
  ])("in %s names the car and leads back to all: %s", async (language, back) => {
    const screen = await show({}, { language });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Rimal Suhail2023 GLX");
    await expect
      .element(screen.getByRole("link", { name: back }))
      .toHaveAttribute("href", `/pre-owned/search?lang=${language}`);
  });

  it("opens the inspection report in a new tab, where there is one", async () => {
    const screen = await show({ inspectionReportUrl: report });
    const link = screen.getByRole("link", { name: "Inspection report (opens in a new tab)" });
    await expect.element(link).toHaveAttribute("href", report);
    await expect.element(link).toHaveAttribute("target", "_blank");
    screen.show(<CarHead car={usedVehicleExample()} address={address} />);
    await expect.element(link).not.toBeInTheDocument();
  });

  it("takes the car into the comparison", async () => {
    const screen = await show();
    await screen.getByRole("button", { name: "Compare Rimal Suhail 2023 GLX" }).click();
    expect(comparedNumbers.read()).toEqual(["RM-1001"]);
  });

  it.each([
    [true, "Link copied"],
    [false, "Copy it from the address bar"],
  ])("shares the page's own address; that the browser copied it (%s) is said: %s", async (copies, words) => {
    const writeText = vi
      .spyOn(navigator.clipboard, "writeText")
      .mockImplementation(() => (copies ? Promise.resolve() : Promise.reject(new Error("refused"))));
    const share = Object.getOwnPropertyDescriptor(Navigator.prototype, "share");
    Reflect.deleteProperty(Navigator.prototype, "share");
    try {
      const screen = await show();
      await screen.getByRole("button", { name: "Share" }).click();
      await expect.element(browser.getByText(words)).toBeVisible();
      expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
    } finally {
      if (share) Object.defineProperty(Navigator.prototype, "share", share);
    }
  });
});

describe("what speaks for the car", () => {
  const show = (car: Partial<UsedVehicle>) =>
    render(<CarProofs car={usedVehicleExample(car)} page={usedCarPageExample()} />);

  it("is what certified means, and the report", async () => {
    const screen = await show({ certified: true, inspectionReportUrl: report });
    await expect.element(screen.getByText("160 checks and a warranty.")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "What certified means" }))
      .toHaveAttribute("href", "/pre-owned?lang=en");
    await expect
      .element(screen.getByRole("link", { name: "Open the report (opens in a new tab)" }))
      .toHaveAttribute("href", report);
  });

  it("is the report alone where the car is not certified, and nothing without one", async () => {
    const screen = await show({ certified: false, inspectionReportUrl: report });
    expect(screen.getByText("Certified by us").query()).toBeNull();
    await expect.element(screen.getByText("Inspection report")).toBeVisible();
    screen.show(<CarProofs car={usedVehicleExample({ certified: false })} page={usedCarPageExample()} />);
    await expect.poll(() => screen.container.textContent).toBe("");
  });
});

describe("the bar at the foot of a phone", () => {
  const show = (status: UsedVehicle["status"], width: number) =>
    render(
      <div className="h-[300vh]">
        <CarBar car={usedVehicleExample({ status })} currency="QAR" />
      </div>,
      { width },
    );

  it.each([
    ["in-stock", "Ask about this car"],
    ["reserved", "Tell me if it becomes free"],
  ] as const)("of a car %s has its price and leads to the form: %s", async (status, label) => {
    const screen = await show(status, 390);
    window.scrollTo(0, 400);
    await expect.element(screen.getByRole("link", { name: label })).toBeVisible();
    await expect.element(screen.getByText("Suhail 2023")).toBeVisible();
    await expect.element(screen.getByText("112,000")).toBeVisible();
  });

  it("is not there on a wide screen, which has both beside the car", async () => {
    const screen = await show("in-stock", 1280);
    window.scrollTo(0, 400);
    await expect.element(screen.getByText("Suhail 2023")).not.toBeVisible();
  });
});

describe("what comes below the car", () => {
  const story = (car: Partial<UsedVehicle>) => (
    <CarStory
      car={usedVehicleExample(car)}
      page={usedCarPageExample()}
      form={form}
      finance={undefined}
      similar={[usedVehicleExample({ vehicleNo: "RM-2", modelLabel: "Reem", image: null })]}
      currency="QAR"
      now="2026-11-23T09:00:00.000Z"
    />
  );

  it.each([
    ["in-stock", "used-car"],
    ["reserved", "reserved-car"],
  ] as const)("a car %s is requested as a %s", async (status, kind) => {
    const calls = answerCalls({});
    const screen = await render(story({ status }));
    const request = screen.getByRole("region", { name: "Ask about this car" });
    const sentAs = request.element().querySelector<HTMLInputElement>("input[name=form]")?.value ?? "{}";
    expect(JSON.parse(sentAs)).toMatchObject({
      subject: { kind, vehicleNo: "RM-1001", model: "suhail" },
      thanks: "used-car",
    });
    expect(calls).toEqual([]);
  });

  it("shows others like it, and calculates nothing where there is no calculator", async () => {
    const screen = await render(story({}));
    const others = screen.getByRole("region", { name: "Cars much like it" });
    await expect.element(others.getByRole("link", { name: "Rimal Reem 2023 GLX" })).toBeVisible();
    await expect.element(others.getByRole("link", { name: "Search all cars" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Finance" }).query()).toBeNull();
  });

  it("remembers the car for other pages", async () => {
    await render(story({}));
    await expect.poll(() => viewedNumbers.read()).toEqual(["RM-1001"]);
  });
});
