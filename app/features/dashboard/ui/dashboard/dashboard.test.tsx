import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import { noOptions } from "#app/features/booking/options-calls.ts";
import type { Vehicle } from "#app/features/garage/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { dashboardWords } from "../../words.ts";
import {
  activityExample,
  dashboardTexts,
  inTexts,
  renderForCustomer,
  vehicleExample,
  warrantyUntil,
} from "../dashboard-examples.tsx";
import { CompletedNotice } from "./completed-notice.tsx";
import { Dashboard } from "./dashboard.tsx";

const { en, ar } = dashboardTexts;
const words = dashboardWords.of("en");
const noOrders = { items: [], total: 0, page: 1, pages: 1 };
const [garage, activities] = ["/v3/vehicles", "/v3/account/activities"];

interface Shown {
  vehicles?: readonly Vehicle[];
  coming?: readonly Activity[];
  answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  language?: Language;
}

async function show({ vehicles = [vehicleExample()], coming = [], answers, language = "en" }: Shown = {}) {
  const ownNumber = { "/v3/account/mobile": { mobile: null }, "/v3/phone/channels": { channels: ["sms"] } };
  const documents = { "/v3/documents": [[]], "/v3/parts/orders": noOrders };
  const read = { [garage]: [[...vehicles]], [activities]: [[...coming]] };
  const calls = answerCalls({ ...ownNumber, ...documents, ...read, ...answers });
  const screen = await renderForCustomer(<Dashboard options={noOptions} />, { language });
  return { screen, calls };
}

/** The part of the page under a heading, once it is there. */
async function partUnder(screen: Awaited<ReturnType<typeof show>>["screen"], title: string) {
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  return screen.getByRole("heading", { name: title }).element().closest("section");
}

describe("what comes next", () => {
  it("is the next appointment: when, where, under which number, for which car", async () => {
    const { screen } = await show({ coming: [activityExample()] });
    const next = await partUnder(screen, en.nextTitle);
    expect(next?.querySelector("time")?.dateTime).toBe("2026-12-01T05:00:00.000Z");
    for (const fact of [/1 December 2026/, /8:00/, /Lusail center/, /Nasma 2023/, /RM-7K3QXA/, /Upcoming/])
      expect(next?.textContent).toMatch(fact);
  });

  it.each([
    [["view"], [en.seeAppointmentLabel]],
    [
      ["view", "edit", "cancel"],
      [en.seeAppointmentLabel, en.editLabel, en.cancelLabel],
    ],
  ] as const)("offers what can be done with it now: %j", async (actions, labels) => {
    const { screen } = await show({ coming: [activityExample({ actions: [...actions] })] });
    const next = await partUnder(screen, en.nextTitle);
    expect([...(next?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent)).toEqual(labels);
  });

  it("cancels on the appointment's page, which asks once more", async () => {
    const { screen } = await show({ coming: [activityExample({ actions: ["cancel"] })] });
    await screen.getByRole("link", { name: en.cancelLabel }).click();
    const { pathname, state } = screen.router.state.location;
    expect([pathname, state]).toEqual(["/appointment/a1", { dialog: "cancel" }]);
  });

  it.each([
    ["rfd", en.pickupTitle],
    ["wip", en.inWorkshopTitle],
  ])("a car whose visit is %s comes first: %s", async (status, title) => {
    const { screen } = await show({
      coming: [activityExample({ id: "a0", status }), activityExample()],
    });
    await expect.element(screen.getByRole("heading", { name: en.nowTitle })).toBeVisible();
    await expect.element(screen.getByText(title)).toBeVisible();
  });

  it.each([
    ["en", /QAR .1,240.00/],
    ["ar", /1,240.00. ريالاً/],
  ] as const)("a car to be paid for says how much and how (%s)", async (language, amount) => {
    const words = dashboardWords.of(language);
    const coming = [activityExample({ code: "PPY", status: "ready", dueDirhams: 124_000 })];
    const { screen } = await show({ coming, language });
    await expect.element(screen.getByText(words.paymentTitle)).toBeVisible();
    await expect.element(screen.getByText(new RegExp(words.toPay))).toMatchTextContent(amount);
    await expect.element(screen.getByText(words.howToPay)).toBeVisible();
  });

  it.each([
    ["CIN", words.checkedInTitle, "Car received"],
    ["WIP", en.inWorkshopTitle, "Work in progress"],
    ["QCA", words.qualityCheckTitle, "Quality check"],
  ])("between check-in and ready the page says which: %s", async (code, title, badge) => {
    const { screen } = await show({ coming: [activityExample({ code, status: "in progress" })] });
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByText(badge)).toBeVisible();
  });

  it("is no appointment of yesterday that nobody closed, which can be booked again or called about", async () => {
    const [at, endAt] = ["2026-11-22T05:00:00.000Z", "2026-11-22T06:00:00.000Z"];
    const missed = activityExample({ at, endAt, serviceTypes: "pm10", phoneNumber: "+97455009900" });
    const { screen } = await show({ coming: [missed] });
    const last = await partUnder(screen, words.lastTitle);
    expect(last?.textContent).toContain(words.unclosedText);
    expect(last?.textContent).toContain("Time has passed");
    expect(screen.getByText("Upcoming", { exact: true }).query()).toBeNull();
    expect([...(last?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
      "/book-a-service?vehicle=v1&service=pm10&lang=en",
      "tel:+97455009900",
      "/appointment/a1?lang=en",
    ]);
  });

  it("a request that was turned down says so, and why", async () => {
    const reason = "The lift is out of order";
    const { screen } = await show({ coming: [activityExample({ code: "RJD", status: "rejected", reason })] });
    await expect.element(screen.getByText(words.rejectedTitle)).toBeVisible();
    await expect.element(screen.getByText("Rejected", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  it("a drive that lost its car chooses another time, and shows no minute of its booking", async () => {
    const lost = activityExample({
      type: "lead",
      code: "requested",
      status: "request submitted",
      title: "Test drive: Hajar",
      at: "2026-11-22T15:04:00.000Z",
      endAt: undefined,
      lostAt: "2026-11-23T16:00:00.000Z",
      link: "/drive/ABC",
      vehicleId: undefined,
    });
    const { screen } = await show({ coming: [activityExample(), lost] });
    const next = await partUnder(screen, en.nowTitle);
    expect(next?.textContent).toContain(words.lostTitle);
    expect(next?.textContent).toMatch(/23 November 2026.*7:00/);
    expect(next?.textContent).toContain("Needs another time");
    expect(next?.textContent).not.toMatch(/6:04|Awaiting confirmation/);
    await expect
      .element(screen.getByRole("link", { name: words.chooseTime }))
      .toHaveAttribute("href", "/drive/ABC/change?lang=en");
  });

  it("without an appointment is a warranty that ends soon, with a check before", async () => {
    const ending = vehicleExample({ warranty: "active", warranties: [warrantyUntil("2026-12-31")] });
    const { screen } = await show({ vehicles: [ending] });
    await expect.element(screen.getByText(en.warrantyEndsTitle)).toBeVisible();
    await expect
      .element(
        screen.getByText(
          /^Basic warranty, Nasma 2023: Covered until 31 December 2026 \(22 Rajab 1448\u00a0AH\)\./,
        ),
      )
      .toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: en.bookServiceLabel }))
      .toHaveAttribute("href", "/book-a-service?vehicle=v1&lang=en");
  });

  it("is nothing where nothing is due, and the way to book", async () => {
    const { screen } = await show({ language: "ar" });
    await expect.element(screen.getByText(ar.nextEmptyTitle)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: ar.bookServiceLabel }))
      .toHaveAttribute("href", "/book-a-service?lang=ar");
  });

  it("books nothing where no car is linked: whom to call stands below", async () => {
    const { screen } = await show({ vehicles: [] });
    await expect.element(screen.getByText(en.vehiclesEmptyText)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: en.callUsLabel }))
      .toHaveAttribute("href", "tel:+97455001200");
    expect(screen.getByRole("link", { name: en.bookServiceLabel }).query()).toBeNull();
  });
});

describe("appointments", () => {
  const past = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      activityExample({ id: `p${at}`, title: `Visit ${at}`, status: "completed" }),
    );

  it("what stands above is not listed again", async () => {
    const { screen } = await show({
      coming: [activityExample(), activityExample({ id: "a2", title: "Brakes" })],
    });
    await expect
      .element(screen.getByRole("link", { name: "Brakes" }))
      .toHaveAttribute("href", "/appointment/a2?lang=en");
    expect(screen.getByRole("link", { name: "10,000 km" }).query()).toBeNull();
  });

  it("while they are few both lists stand under each other", async () => {
    const { screen } = await show({ coming: past(2) });
    await expect.element(screen.getByRole("heading", { name: en.pastAppointmentsTitle })).toBeVisible();
    await expect.element(screen.getByText(en.appointmentsEmptyText)).toBeVisible();
    expect(screen.getByRole("tab").query()).toBeNull();
  });

  it("where they are many one of the lists is chosen, by the keyboard too", async () => {
    const coming = [activityExample(), activityExample({ id: "a2", title: "Brakes" }), ...past(9)];
    const { screen } = await show({ coming });
    await expect
      .element(screen.getByRole("tab", { name: en.comingTab }))
      .toHaveAttribute("aria-selected", "true");
    (screen.getByRole("tab", { name: en.comingTab }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    const panel = screen.getByRole("tabpanel", { name: en.pastTab });
    await expect.poll(() => panel.getByRole("listitem").elements().length).toBe(8);
    await screen.getByRole("button", { name: en.showAllLabel }).click();
    await expect.poll(() => panel.getByRole("listitem").elements().length).toBe(9);
    expect(screen.getByRole("button", { name: en.showAllLabel }).query()).toBeNull();
  });

  it("a list without any begins with what lies behind", async () => {
    const { screen } = await show({ coming: past(6) });
    await expect
      .element(screen.getByRole("tab", { name: en.pastTab }))
      .toHaveAttribute("aria-selected", "true");
    await screen.getByRole("tab", { name: en.comingTab }).click();
    await expect.element(screen.getByText(en.appointmentsEmptyText)).toBeVisible();
  });

  it("what is no service leads to its own page, where it has one", async () => {
    const drive = activityExample({ id: "t1", type: "testDrive", title: "Test drive", link: "/drive/ABC" });
    const lead = activityExample({ id: "l1", type: "lead", title: "A request", endAt: undefined });
    const { screen } = await show({ coming: [activityExample(), drive, lead] });
    await expect
      .element(screen.getByRole("link", { name: "Test drive" }))
      .toHaveAttribute("href", "/drive/ABC?lang=en");
    await expect.element(screen.getByText("A request")).toBeVisible();
    expect(screen.getByRole("link", { name: "A request" }).query()).toBeNull();
  });

  it("an order stands among the orders, and is not what comes next", async () => {
    const order = activityExample({ id: "o1", type: "order", title: "Order P-1", status: "ready" });
    const { screen } = await show({ coming: [order] });
    await expect.element(screen.getByText(en.nextEmptyTitle)).toBeVisible();
    expect(screen.getByText("Order P-1").query()).toBeNull();
  });

  it("a test drive that is next leads to its page", async () => {
    const drive = activityExample({ id: "t1", type: "testDrive", title: "Test drive", link: "/drive/ABC" });
    const { screen } = await show({ coming: [drive] });
    await expect
      .element(screen.getByRole("link", { name: "View test drive" }))
      .toHaveAttribute("href", "/drive/ABC?lang=en");
  });
});

describe("while it loads, and where it cannot", () => {
  it("greets by name, and shows nothing below what is still awaited above", async () => {
    const { screen } = await show({ answers: { [activities]: "pending" } });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome, Maryam");
    expect(screen.getByRole("link", { name: /Nasma/ }).query()).toBeNull();
    expect(screen.getByRole("status").elements().length).toBeGreaterThan(0);
  });

  it("appointments that fail leave the cars, and are loaded by another try", async () => {
    const { screen } = await show({
      answers: { [activities]: [refusal(403, "forbidden"), [activityExample()]] },
    });
    await expect.element(screen.getByText(en.loadErrorTitle)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Nasma 2023", exact: true })).toBeVisible();
    await screen.getByRole("button", { name: en.retryLabel }).click();
    await expect.element(screen.getByRole("link", { name: en.seeAppointmentLabel })).toBeVisible();
  });

  it("cars that fail leave the next appointment", async () => {
    const { screen } = await show({
      coming: [activityExample()],
      answers: { [garage]: refusal(403, "forbidden") },
    });
    await expect.element(screen.getByRole("link", { name: en.seeAppointmentLabel })).toBeVisible();
    await expect.element(screen.getByText(en.loadErrorTitle)).toBeVisible();
  });
});

describe("what was just done", () => {
  const back = (completed: unknown) =>
    renderForCustomer(<p>Before</p>, {
      routes: [{ path: "/dashboard", element: inTexts(<CompletedNotice />) }],
    }).then(async (screen) => {
      await screen.router.navigate("/dashboard", { state: { completed } });
      return screen;
    });

  it.each([
    ["cancel", en.canceledNotice],
    ["update", en.updatedNotice],
  ])("after %s is said once, and can be dismissed", async (completed, words) => {
    const screen = await back(completed);
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.getByRole("button").click();
    await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  });

  it("is nothing where another page leads here", async () => {
    const screen = await back("something else");
    await expect.poll(() => screen.container.textContent).toBe("");
  });
});
