import { describe, expect, it } from "vitest";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import type { VehicleDetails } from "#app/features/garage/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import {
  activityExample,
  renderForCustomer,
  vehicleExample,
  vehicleTexts,
  warrantyUntil,
} from "../dashboard-examples.tsx";
import { VehicleRoom } from "./vehicle-room.tsx";

const { en, ar } = vehicleTexts;
const [vehicle, activities] = ["/v3/vehicles/v1", "/v3/account/activities"];

interface Shown {
  car?: Partial<VehicleDetails>;
  booked?: readonly Activity[];
  answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  language?: Language;
}

async function show({ car, booked = [], answers, language = "en" }: Shown = {}) {
  const calls = answerCalls({ [vehicle]: vehicleExample(car), [activities]: [[...booked]], ...answers });
  const screen = await renderForCustomer(<VehicleRoom id="v1" />, { language });
  return { screen, calls };
}
type Screen = Awaited<ReturnType<typeof show>>["screen"];

/** The part of the page under a heading, once it is there. */
async function partUnder(screen: Screen, title: string) {
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  return screen.getByRole("heading", { name: title }).element().closest("section") as HTMLElement;
}
const itemsOf = (part: HTMLElement) =>
  [...part.querySelectorAll("li")].map(({ textContent }) => textContent ?? "");

describe("the page of a customer's car", () => {
  it("names the car, with what it has run and the way to its next service", async () => {
    const { screen } = await show({ car: { lastServiceDate: "2026-02-28" } });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nasma 2023");
    await expect.element(screen.getByText("28 February 2026")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: en.bookLabel }))
      .toHaveAttribute("href", "/book-a-service?vehicle=v1&lang=en");
  });

  it("of another customer, or of none, is not found", async () => {
    const { screen } = await show({ answers: { [vehicle]: refusal(404, "not-found") }, language: "ar" });
    await expect.element(screen.getByRole("heading", { name: ar.missingTitle })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "صالات العرض" }))
      .toHaveAttribute("href", "/find-us?lang=ar");
  });

  it("that cannot be read now is read by another try", async () => {
    const { screen } = await show({ answers: { [vehicle]: [refusal(403, "forbidden"), vehicleExample()] } });
    await expect.element(screen.getByText(en.loadErrorTitle)).toBeVisible();
    await screen.getByRole("button", { name: en.retryLabel }).click();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nasma 2023");
  });

  it("says that it loads", async () => {
    const { screen } = await show({ answers: { [vehicle]: "pending" } });
    await expect.element(screen.getByRole("status")).toHaveTextContent("Loading");
    await expect.element(screen.getByRole("link", { name: en.backLabel })).toBeVisible();
  });
});

describe("what comes next for it", () => {
  it("is its next appointment", async () => {
    const { screen, calls } = await show({ booked: [activityExample()] });
    const next = await partUnder(screen, en.nextTitle);
    await expect.poll(() => next.textContent).toContain("Lusail center");
    await expect
      .element(screen.getByRole("link", { name: en.seeAppointmentLabel }))
      .toHaveAttribute("href", "/appointment/a1?lang=en");
    const read = calls.find(({ url }) => url.pathname.endsWith(activities ?? ""));
    expect(read?.url.searchParams.get("vehicleId")).toBe("v1");
  });

  it("is nothing where only visits lie behind", async () => {
    const { screen } = await show({ booked: [activityExample({ status: "completed" })] });
    await expect.element(screen.getByText(en.nextEmptyText)).toBeVisible();
  });

  it("that cannot be read leaves warranties and history", async () => {
    const { screen } = await show({
      answers: { [activities]: [refusal(403, "forbidden"), [activityExample()]] },
    });
    await expect.element(screen.getByText(en.warrantiesEmptyText)).toBeVisible();
    await screen.getByRole("button", { name: en.retryLabel }).click();
    await expect.element(screen.getByRole("link", { name: en.seeAppointmentLabel })).toBeVisible();
  });
});

describe("its warranties", () => {
  it("stand in the order in which they end; what is over comes last", async () => {
    const warranties = [
      warrantyUntil("2025-05-04", { warrantyType: "Paint and Surface Rust", warrantyStatus: "expired" }),
      warrantyUntil("2029-11-23", { warrantyType: "Battery", warrantyRuntime: 96 }),
      warrantyUntil("2026-12-03", { warrantyOutputLimit: 100_000, warrantyRuntime: 38 }),
    ];
    const { screen } = await show({ car: { warranties } });
    const [basic, battery, paint] = itemsOf(await partUnder(screen, en.warrantiesTitle));
    expect(basic).toMatch(
      /^Basic warranty3 years and 2 monthsEnds soon.*10 days left.*58,800 km left.*Until 100,000 km/,
    );
    expect(battery).toMatch(/^Battery8 yearsActive.*3 years left.*No limit of distance/);
    expect(paint).toBe("Paint and surface rust3 yearsExpiredEnded on 4 May 2025");
  });

  it.each<[Language, string, string]>([
    ["en", "2026-11-23", "Ends today"],
    ["ar", "2026-11-23", "ينتهي اليوم"],
    ["ar", "2026-11-25", "يتبقى لك يومان"],
    ["ar", "2029-01-23", "يتبقى لك سنتان وشهران"],
  ])("in %s one until %s reads: %s", async (language, day, words) => {
    const { screen } = await show({ car: { warranties: [warrantyUntil(day)] }, language });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it("one that ended by its distance says at which", async () => {
    const ended = warrantyUntil("2027-05-04", { warrantyStatus: "expired", warrantyOutputLimit: 40_000 });
    const { screen } = await show({ car: { warranties: [ended] } });
    await expect.element(screen.getByText("Ended at 40,000 km")).toBeVisible();
    expect(screen.getByText("Ends soon").query()).toBeNull();
  });
});

describe("its history", () => {
  const visit = {
    id: "s1",
    date: "2026-02-28",
    mileage: 30_100,
    title: "10,000 km",
    center: "Lusail center",
  };

  it("is empty before the first visit", async () => {
    const { screen } = await show();
    await expect.element(screen.getByText(en.historyEmptyText)).toBeVisible();
  });

  it("lists a visit that was reported and booked once, with the way to both", async () => {
    const booked = activityExample({
      at: "2026-02-26T05:00:00.000Z",
      status: "completed",
      serviceTypes: "pm10",
    });
    const { screen } = await show({ car: { serviceHistory: [visit] }, booked: [booked] });
    const details = screen.getByRole("link", { name: "Details : 10,000 km, 28 February 2026" });
    await expect.element(details).toHaveAttribute("href", "/appointment/a1?lang=en");
    await expect
      .element(screen.getByRole("link", { name: "Book again : 10,000 km, 28 February 2026" }))
      .toHaveAttribute("href", "/book-a-service?vehicle=v1&service=pm10&lang=en");
    expect(itemsOf(await partUnder(screen, en.historyTitle))).toHaveLength(1);
    await expect.element(screen.getByText("Lusail center · 30,100 km")).toBeVisible();
  });

  it("stands without what was booked, and leaves out what was canceled", async () => {
    const canceled = activityExample({ at: "2025-06-01T05:00:00.000Z", status: "canceled" });
    const { screen } = await show({ car: { serviceHistory: [visit] }, booked: [canceled] });
    const history = await partUnder(screen, en.historyTitle);
    expect(itemsOf(history)).toHaveLength(1);
    expect(screen.getByRole("link", { name: /^Details/ }).query()).toBeNull();
  });
});
