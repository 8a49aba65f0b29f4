import type { ComponentType } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalyticsEvent } from "#app/features/analytics/rules/events.ts";
import { handOverTo } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { usedCarPageExample } from "../content/used-car-page-example.ts";
import { comparedCarExample, usedVehicleExample } from "../rules/stock/stock-examples.ts";
import { searchPropsExample } from "../ui/search/search-examples.ts";
import { comparedNumbers, viewedNumbers } from "../ui/storage/stored-numbers.ts";
import Compare from "./compare.tsx";
import StockAlertPage from "./stock-alert.tsx";
import StockSearchPage from "./stock-search.tsx";
import UsedCar from "./used-car.tsx";

/** Renders a route module with what its loader and its action answered. */
function open(
  Page: unknown,
  loaderData: unknown,
  { at = "/", language = "en" as Language, actionData = undefined as unknown } = {},
) {
  const Route = Page as ComponentType<{ loaderData: unknown; actionData?: unknown }>;
  return render(<Route loaderData={loaderData} actionData={actionData} />, { at, language });
}

const page = usedCarPageExample();
const car = usedVehicleExample({ images: [] });
const form = {
  title: "Ask us",
  text: "We call back.",
  submitLabel: "Send",
  privacy: "",
  marketingLabel: "News",
};
const forSale = {
  ...{ kind: "for-sale", page, car, currency: "QAR", form, similar: [], finance: undefined, loan: undefined },
  ...{ reach: undefined, address: "https://rimal.example/listing/RM-1001", now: "2026-11-23T09:00:00.000Z" },
  metadata: [],
};

beforeEach(() => {
  comparedNumbers.write([]);
  viewedNumbers.write([]);
  answerCalls({ "/v3/cpov/chosen": [[car]] });
});

describe("the page of a used car", () => {
  it("shows one that can be had, reports it once, and offers the comparison", async () => {
    const events: AnalyticsEvent[] = [];
    handOverTo((event) => events.push(event));
    const screen = await open(UsedCar, forSale, { at: "/listing/RM-1001" });
    await expect.element(screen.getByRole("region", { name: "Price" })).toBeVisible();
    await screen.getByRole("button", { name: "Compare Rimal Suhail 2023 GLX" }).click();
    await expect.element(screen.getByRole("region", { name: "Cars to compare" })).toBeVisible();
    const viewed = events.filter(({ event }) => event === "vehicle_view");
    expect(viewed).toEqual([
      {
        event: "vehicle_view",
        vehicle: { brand: "Rimal", model: "Suhail", modelYear: 2023, trim: "GLX", price: 112_000 },
      },
    ]);
    handOverTo(undefined);
  });

  it.each([
    ["sold", "gone", { car: { ...car, status: "sold" }, similar: [] }, "This car is sold"],
    ["unknown", "unknown", { cars: [] }, "No such car"],
  ])("one that is %s is said, and not reported", async (_, kind, rest, words) => {
    const report = vi.fn();
    handOverTo(report);
    const screen = await open(UsedCar, { kind, page, currency: "QAR", metadata: [], ...rest });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(report.mock.calls.filter(([event]) => event.event === "vehicle_view")).toEqual([]);
    handOverTo(undefined);
  });
});

describe("the comparison", () => {
  const empty = {
    title: "Nothing to compare",
    text: "Choose cars.",
    action: { label: "All cars", url: "/pre-owned/search" },
  };
  const compared = (cars: readonly unknown[]) => ({
    ...{ cars, unknown: [], currency: "QAR", address: "https://rimal.example/", metadata: [], empty },
  });

  it("without cars says so, with the way to choose some", async () => {
    const screen = await open(Compare, compared([]), { language: "ar" });
    await expect.element(screen.getByRole("heading", { name: "Nothing to compare" })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "All cars" }))
      .toHaveAttribute("href", "/pre-owned/search?lang=ar");
  });

  it("with cars has a column for each", async () => {
    const screen = await open(
      Compare,
      compared([comparedCarExample({ images: [] }), comparedCarExample({ vehicleNo: "RM-2", image: null })]),
    );
    expect(screen.getByRole("columnheader").elements()).toHaveLength(2);
    expect(screen.getByText("Nothing to compare").query()).toBeNull();
  });
});

describe("an alert's page", () => {
  const loaded = {
    ...{ token: "t1", title: "Mails about pre-owned cars", metadata: [] },
    alert: { state: "unconfirmed", search: "?bodyType=suv", hasFailed: false },
  };

  it("shows what the server read", async () => {
    const screen = await open(StockAlertPage, loaded);
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Mails about pre-owned cars");
    await expect.element(screen.getByRole("button", { name: "Yes, tell me" })).toBeVisible();
  });

  it("after a press before the scripts shows what it made of the alert", async () => {
    const actionData = { state: "ended", search: "?bodyType=suv", hasFailed: false };
    const screen = await open(StockAlertPage, loaded, { actionData });
    await expect.element(screen.getByText(/^It has ended/)).toBeVisible();
    expect(screen.getByRole("button").query()).toBeNull();
  });
});

it("the listing leads back to what certified means, above its title", async () => {
  const screen = await open(
    StockSearchPage,
    { page: searchPropsExample() },
    { at: "/pre-owned/search", language: "ar" },
  );
  await expect
    .element(screen.getByRole("link", { name: "سيارات مستعملة معتمدة" }))
    .toHaveAttribute("href", "/pre-owned?lang=ar");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("سيارات مستعملة");
  expect(screen.getByRole("article").elements()).toHaveLength(2);
});
