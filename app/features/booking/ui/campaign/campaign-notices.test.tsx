import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CampaignContext, type ShownCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import type { Language } from "#app/i18n/language.ts";
import formContent from "../../../../../content/demo/campaign-form.json" with { type: "json" };
import content from "../../../../../content/demo/campaigns/ac-checkup.json" with { type: "json" };
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import { centerOf, completeBooking, slotAt, vehicleOf } from "../../wizard/booking-examples.ts";
import type { Obstacle } from "../../wizard/machine/wizard-state.ts";
import { bookingTexts, renderBooking } from "../booking-examples.tsx";
import { ServiceFactsContext } from "../booking-page.ts";
import { BookingWizard } from "../booking-wizard.tsx";
import { EmptyGarage } from "../steps/empty-garage.tsx";
import { CampaignNotices } from "./campaign-notices.tsx";
import { EndedNotice } from "./ended-notice.tsx";

const [checkup] = content.fragments;
const forms = formContent.fragments[0] as unknown as Record<Language, ShownCampaign["form"]>;
const article = { ...checkup?.shared, ...checkup?.en } as unknown as ShownCampaign["article"];
const form = forms.en;
const at = "/book-a-service?campaign=ac-checkup";

interface Shown {
  isOver?: boolean;
  price?: number | undefined;
  address?: string;
}

/** A part of the wizard on its page, with the campaign that the address names. */
function show(node: ReactNode, { isOver = false, address = at, price }: Shown = {}) {
  const until = isOver ? undefined : "2026-12-31";
  const campaign: ShownCampaign = { article: { ...article, price }, form, until };
  return renderBooking(<CampaignContext value={campaign}>{node}</CampaignContext>, {
    ...{ at: address, width: 390, customer: { serverNow: () => Date.parse("2026-11-30T08:00:00.000Z") } },
    options: { waitingList: false, campaignRequests: true, calendarFeed: false },
  });
}
const notices = (obstacle: Obstacle | null, onDismiss = () => undefined) => (
  <CampaignNotices obstacle={obstacle} onDismiss={onDismiss} onAbandon={() => undefined} />
);

describe("a vehicle that may not take part", () => {
  it("is told which may, until the dialog is left", async () => {
    const onDismiss = vi.fn();
    const screen = await show(notices({ kind: "ineligible" }, onDismiss));
    const dialog = screen.getByRole("dialog", { name: article.ineligibleTitle });
    await expect.element(dialog).toMatchTextContent(article.ineligibleText);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => onDismiss.mock.calls.length).toBeGreaterThan(0);
  });
});

describe("the wizard within a campaign", () => {
  const { serviceCode: typeCode, title: label, stepsSkipped, eligibleYears } = article;
  const path = {
    name: "ac-checkup",
    stepsSkipped,
    price: null,
    service: { typeCode, label },
    eligibleYears,
    until: "",
  };
  const { territoryPromiseKey, ...slot } = slotAt("2026-12-01T05:00:00.000Z", "promise-2");
  const answers = {
    "/v3/account/activities": [[]],
    "/v3/orders/services/odometer": { lastReading: null },
    "/v3/common/locations/services": [[centerOf("c1")]],
    "/v3/orders/services/slots": [[{ ...slot, territories: [{ id: "c1", territoryPromiseKey }] }]],
    "/v3/orders/services/hold": refusal(409, "hold-not-offered"),
  };

  it("stops a vehicle that may not take part before the times", async () => {
    const old = vehicleOf("v1", { modelYear: eligibleYears.from - 1 });
    answerCalls({ ...answers, "/v3/vehicles": [[old]] });
    const screen = await show(<BookingWizard />);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(label);
    await screen.getByRole("radio").click();
    await screen.getByRole("button", { name: bookingTexts.en.continueLabel }).click();
    await expect.element(screen.getByRole("dialog", { name: article.ineligibleTitle })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: bookingTexts.en.vehicleTitle })).toBeVisible();
  });

  it.each([
    [undefined, "Free of charge"],
    [199, /QAR .*199/],
  ])("at %s it says its own price, and none of the list", async (price, words) => {
    answerCalls({ ...answers, "/v3/vehicles": [[]] });
    const campaign = { ...path, price: price ?? null };
    const prices = { "rimal/NSM": { [typeCode]: [510, 525] } } as const;
    const facts = { prices, work: { labels: [], of: {} }, currency: "QAR", note: "May change" };
    const repairServices = { [typeCode]: path.service };
    const start = { ...completeBooking, maintenanceService: null, repairServices, campaign };
    const wizard = <BookingWizard start={start} />;
    const screen = await show(<ServiceFactsContext value={facts}>{wizard}</ServiceFactsContext>, { price });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/510|May change|names the price/).query()).toBeNull();
  });

  it("names the appointment of a vehicle that takes part already", async () => {
    const refused = refusal(409, "campaign-pending", { appointmentId: "a9" });
    answerCalls({ ...answers, "/v3/vehicles": [[]], "/v3/orders/services/appointment": refused });
    const screen = await show(<BookingWizard start={{ ...completeBooking, campaign: path }} />);
    await screen.getByRole("button", { name: bookingTexts.en.reviewScheduleLabel }).click();
    const warning = screen.getByRole("alert").filter({ hasText: form.warningTitle });
    await expect.element(warning.getByRole("link")).toHaveAttribute("href", expect.stringContaining("id=a9"));
  });
});

describe("a vehicle that takes part already", () => {
  it("leads to the change of its own appointment", async () => {
    const screen = await show(notices({ kind: "campaign-pending", appointmentId: "a9" }));
    const alert = screen.getByRole("alert");
    await expect.element(alert).toMatchTextContent(form.warningTitle);
    await expect
      .element(alert.getByRole("link"))
      .toHaveAttribute("href", expect.stringContaining("startStep=SelectService&id=a9"));
  });

  it("of another customer leads to a call", async () => {
    const screen = await show(notices({ kind: "campaign-pending", appointmentId: undefined }));
    await expect
      .element(screen.getByRole("alert").getByRole("link"))
      .toHaveAttribute("href", expect.stringMatching(/^tel:/));
  });
});

describe("a campaign that is over", () => {
  it("is named so, and a customer without vehicles gets no form of it", async () => {
    const screen = await show(
      <>
        <EndedNotice />
        <EmptyGarage />
      </>,
      { isOver: true },
    );
    const notice = screen.getByRole("status").filter({ hasText: article.title });
    await expect.element(notice).toMatchTextContent(form.endedLabel);
    await settled();
    expect(screen.getByRole("button", { name: form.openLabel }).query()).toBeNull();
  });

  it("that the address does not name is not mentioned", async () => {
    const screen = await show(<EndedNotice />, { isOver: true, address: "/book-a-service" });
    await settled();
    expect(screen.container.textContent).toBe("");
  });
});

it("a campaign that runs offers its form to a customer without vehicles", async () => {
  const screen = await show(<EmptyGarage />);
  await expect.element(screen.getByRole("button", { name: form.openLabel })).toBeVisible();
});
