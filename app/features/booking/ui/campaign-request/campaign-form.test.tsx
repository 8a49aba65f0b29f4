import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { ShownCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import type { ServiceCenter } from "#app/features/scheduling/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import formContent from "../../../../../content/demo/campaign-form.json" with { type: "json" };
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { bookingTexts, renderBooking } from "../booking-examples.tsx";
import { CampaignRequestForm } from "./campaign-form.tsx";
import { campaignWords } from "./words.ts";

const path = "/v3/orders/services/campaign-request";
const times = "/v3/orders/services/campaign-times";
const now = Date.parse("2026-11-23T08:00:00.000Z");
/** On working days at 8 to 11 o'clock in Doha, of which the first is taken on 1 December. */
const freeTimes = ["2026-11-26", "2026-12-01", "2026-12-02"].flatMap((day) =>
  ["05", "06", "07", "08"]
    .filter((hour) => `${day} ${hour}` !== "2026-12-01 05")
    .map((hour) => ({ startTime: `${day}T${hour}:00:00.000Z`, endTime: `${day}T${hour}:59:00.000Z` })),
);
const center = {
  ...{ id: "c1", title: "Lusail center", timeZone: "Asia/Qatar", specialTimings: [] },
} as unknown as ServiceCenter;
const forms = formContent.fragments[0] as unknown as Record<Language, ShownCampaign["form"]>;
const campaignIn = (language: Language, asksYear = true) =>
  ({
    article: {
      ...{ id: "ac-checkup", title: "AC check", asksYear },
      eligibleYears: { from: 2005, to: 2024 },
    },
    form: forms[language],
    until: "2026-12-31",
  }) as unknown as ShownCampaign;

interface Shown {
  answer?: CallAnswer | readonly CallAnswer[];
  language?: Language;
  asksYear?: boolean;
  free?: CallAnswer | readonly CallAnswer[];
}

async function show({ answer = {}, language = "en", asksYear = true, free = [freeTimes] }: Shown = {}) {
  const all = answerCalls({ [path]: answer, [times]: free });
  const [onSent, onPending] = [vi.fn(), vi.fn()];
  const screen = await renderBooking(
    <CampaignRequestForm
      campaign={campaignIn(language, asksYear)}
      centers={[center]}
      onSent={onSent}
      onPending={onPending}
    />,
    { language, customer: { serverNow: () => now } },
  );
  const words = campaignWords.of(language);
  /** Without those that read the free times. */
  const sent = () => all.filter(({ url }) => url.pathname.endsWith(path));
  const named = (name: string) => ({
    name: new RegExp(`^${name.replace(/[().?]/g, "\\$&")}( required| مطلوب|$)`),
  });
  return {
    screen,
    sent,
    onSent,
    onPending,
    words,
    text: (name: string) => screen.getByRole("textbox", named(name)),
    day: screen.getByRole("group", named(words.serviceDate)),
    choice: (name: string) => screen.getByRole("combobox", named(name)),
    send: screen.getByRole("button", { name: forms[language].submitLabel }),
  };
}
type Form = Awaited<ReturnType<typeof show>>;
const dayOf = (form: Form) => form.day.getByRole("textbox").first();

const timesOf = (form: Form) =>
  [...(form.choice(form.words.serviceTime).element() as HTMLSelectElement).options].map(({ value }) => value);

async function fillIn(form: Form, { day = "1 December 2026" } = {}) {
  const { text, choice, words } = form;
  await text(words.fullName).fill("Maryam Hassan");
  await text(words.phone).fill("55001201");
  await text(words.vehicleRegistration).fill("RMLNA1B2C3D400001");
  const [, model] = [...(choice(words.vehicleModel).element() as HTMLSelectElement).options];
  await userEvent.selectOptions(choice(words.vehicleModel), model?.value ?? "");
  if (choice(words.vehicleYear).query()) await userEvent.selectOptions(choice(words.vehicleYear), "2020");
  await userEvent.selectOptions(choice(words.serviceCenter), "c1");
  await dayOf(form).fill(day);
  await expect.element(choice(words.serviceTime)).toBeEnabled();
  const [, time] = timesOf(form);
  await userEvent.selectOptions(choice(words.serviceTime), time ?? "");
  return time;
}

beforeEach(() => sessionStorage.clear());

describe("where and when", () => {
  it("the time is off until there are a center and a date, and has the hours that are free then", async () => {
    const form = await show();
    const time = form.choice(form.words.serviceTime);
    await expect.element(time).toBeDisabled();
    await expect.element(time).toHaveAccessibleDescription(form.words.timeNeedsBoth);
    await userEvent.selectOptions(form.choice(form.words.serviceCenter), "c1");
    await dayOf(form).fill("1 December 2026");
    await expect.element(time).toBeEnabled();
    expect(timesOf(form)).toEqual(["", ...["06", "07", "08"].map((hour) => `2026-12-01T${hour}:00:00.000Z`)]);
  });

  it("a day on which the center is closed has no times, which is said", async () => {
    const form = await show();
    await userEvent.selectOptions(form.choice(form.words.serviceCenter), "c1");
    await dayOf(form).fill("4 December 2026");
    await expect
      .element(form.choice(form.words.serviceTime))
      .toHaveAccessibleDescription(bookingTexts.en.noSlots);
  });

  it("hours that cannot be loaded are said, and read again with the center", async () => {
    const form = await show({ free: [refusal(403, "forbidden"), freeTimes] });
    const time = form.choice(form.words.serviceTime);
    await userEvent.selectOptions(form.choice(form.words.serviceCenter), "c1");
    await dayOf(form).fill("1 December 2026");
    await expect.element(time).toHaveAccessibleDescription(form.words.timesNotLoaded);
    await expect.element(time).toBeDisabled();
    await userEvent.selectOptions(form.choice(form.words.serviceCenter), "");
    await userEvent.selectOptions(form.choice(form.words.serviceCenter), "c1");
    await expect.element(time).toBeEnabled();
  });

  it("another day takes back the time that was chosen", async () => {
    const form = await show();
    await fillIn(form);
    await dayOf(form).fill("2 December 2026");
    await expect.element(form.choice(form.words.serviceTime)).toHaveValue("");
  });

  it.each<[string, string]>([
    ["23 November 2026", "Date cannot be before 24 November 2026"],
    ["1 January 2027", "Date cannot be after 31 December 2026"],
    ["31", "Fill in day, month and year."],
  ])("the date %s is refused: %s", async (day, words) => {
    const form = await show();
    await dayOf(form).fill(day);
    await form.send.click();
    await expect.element(dayOf(form)).toBeInvalid();
    await expect.element(form.day).toHaveAccessibleDescription(words);
    expect(form.sent()).toEqual([]);
  });

  it("a date is taken from the calendar, where closed days are off", async () => {
    const form = await show();
    await userEvent.selectOptions(form.choice(form.words.serviceCenter), "c1");
    await dayOf(form).fill("1 December 2026");
    await expect.element(form.choice(form.words.serviceTime)).toBeEnabled();
    await form.screen.getByRole("button", { name: form.words.openCalendar }).click();
    const dialog = form.screen.getByRole("dialog");
    await expect
      .element(dialog.getByRole("button", { name: /, 3 December/ }))
      .toHaveAttribute("aria-disabled", "true");
    await dialog.getByRole("button", { name: /, 2 December/ }).click();
    await expect.element(dayOf(form)).toHaveValue("2");
    await expect.element(form.day.getByRole("combobox")).toHaveDisplayValue("12 · December");
    await expect.element(form.choice(form.words.serviceTime)).toBeEnabled();
  });
});

describe("the vehicle", () => {
  it("a registration of another length is refused in its own words", async () => {
    const form = await show({ language: "ar" });
    await form.text(form.words.vehicleRegistration).fill("RML123");
    await form.send.click();
    await expect
      .element(form.text(form.words.vehicleRegistration))
      .toHaveAccessibleDescription(new RegExp(form.words.wrongRegistration));
  });

  it("its year is requested only where the campaign needs it", async () => {
    const form = await show();
    const years = [...(form.choice(form.words.vehicleYear).element() as HTMLSelectElement).options];
    expect(years.map(({ value }) => value).slice(0, 3)).toEqual(["", "2005", "2006"]);
    await form.screen.unmount();
    const without = await show({ asksYear: false });
    await expect.element(without.choice(without.words.vehicleModel)).toBeVisible();
    expect(without.choice(without.words.vehicleYear).query()).toBeNull();
  });
});

describe("what is sent", () => {
  const sent = { id: "w1", reference: "RM-1", endTime: "2026-12-01T06:00:00.000Z" };

  it("is the request with the names of what was chosen, once", async () => {
    const form = await show({ answer: sent });
    const startTime = await fillIn(form);
    await form.send.click();
    await expect.poll(() => form.onSent).toHaveBeenCalledTimes(1);
    expect(form.onSent.mock.calls[0]?.[0]).toEqual(sent);
    expect(form.sent()[0]?.body).toMatchObject({
      ...{ campaign: "ac-checkup", campaignTitle: "AC check", fullName: "Maryam Hassan", modelYear: "2020" },
      ...{ vhvin: "RMLNA1B2C3D400001", territoryId: "c1", serviceCenterName: "Lusail center", startTime },
    });
    expect(form.sent()).toHaveLength(1);
  });

  it("a time that is taken meanwhile stands at its field with others near it, and is offered no more", async () => {
    const alternatives = [
      {
        startTime: "2026-12-02T05:00:00.000Z",
        endTime: "2026-12-02T06:00:00.000Z",
        territories: [{ id: "c1", territoryPromiseKey: "p" }],
      },
    ];
    const without = freeTimes.filter(({ startTime }) => startTime !== "2026-12-01T06:00:00.000Z");
    const free = [freeTimes, without];
    const form = await show({ answer: refusal(409, "slot-taken", { alternatives }), free });
    const lost = await fillIn(form);
    await form.send.click();
    const time = form.choice(form.words.serviceTime);
    await expect.element(time).toBeInvalid();
    await expect
      .element(time)
      .toHaveAccessibleDescription(new RegExp(`${bookingTexts.en.nearestSlotsLabel}: .*2 Dec.*8:00`));
    await expect.poll(() => timesOf(form)).not.toContain(lost);
    expect(form.onSent).not.toHaveBeenCalled();
  });

  it("a vehicle that takes part already is reported, with its appointment", async () => {
    const form = await show({ answer: refusal(409, "campaign-pending", { appointmentId: "a9" }) });
    await fillIn(form);
    await form.send.click();
    await expect.poll(() => form.onPending.mock.calls).toEqual([["a9"]]);
  });

  it("after a lost connection goes out again under the same key", async () => {
    const form = await show({ answer: ["offline", sent] });
    await fillIn(form);
    await form.send.click();
    await expect.element(form.screen.getByText(/^The connection was lost/)).toBeVisible();
    await form.send.click();
    await expect.poll(() => form.onSent).toHaveBeenCalledTimes(1);
    const keys = form.sent().map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});
