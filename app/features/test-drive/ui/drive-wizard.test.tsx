import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { completeDrive, modelOf, placeOf, usedCar } from "../wizard/drive-examples.ts";
import { saveDrive } from "../wizard/saved-drive.ts";
import { booked, fieldOf, noora, showWizard, slotAt, starts } from "./wizard-examples.tsx";

type Shown = Parameters<typeof showWizard>[0];

/** From the first step to the last, by the earliest time of all showrooms. */
async function onSummary(shown: Shown = {}) {
  const wizard = await showWizard({ search: "&car=suhail", ...shown });
  const { screen, next, heading, texts } = wizard;
  await expect.element(screen.getByRole("radio", { name: /Suhail/ })).toBeChecked();
  await next.click();
  await expect.element(heading(texts.showroomTitle)).toHaveFocus();
  await screen.getByRole("button", { name: /^(Take this time|اختيار هذا الموعد)$/ }).click();
  await expect.element(heading(texts.summaryTitle)).toHaveFocus();
  return { ...wizard, confirm: screen.getByRole("button", { name: texts.confirmLabel }) };
}
type Wizard = Awaited<ReturnType<typeof onSummary>>;

async function answerLicense({ screen, texts }: Wizard): Promise<void> {
  await screen.getByRole("radio", { name: texts.licenseCountries.qatar }).click();
  await screen
    .getByRole("group", { name: new RegExp(`^${texts.licenseUntilLabel}`) })
    .getByRole("textbox")
    .first()
    .fill("2030-01-01");
  await screen.getByRole("radio", { name: texts.yesLabel }).click();
}

async function confirmNumber({ screen }: Wizard): Promise<void> {
  await userEvent.fill(screen.getByRole("textbox", { name: /Mobile number|رقم الجوال/ }), "55123456");
  await screen.getByRole("button", { name: /^(Send code|إرسال الرمز)$/ }).click();
  await userEvent.fill(screen.getByRole("textbox", { name: /Six-digit code|الرمز المكوّن/ }), "123456");
  await expect.element(screen.getByText(/Number confirmed|تم تأكيد الرقم/)).toBeVisible();
}

/** A visitor's last step, answered in full. */
async function complete(shown: Shown = {}) {
  const wizard = await onSummary(shown);
  const { screen, texts } = wizard;
  await userEvent.fill(fieldOf(screen, texts.firstNameLabel), "Maha");
  await userEvent.fill(fieldOf(screen, texts.lastNameLabel), "Saleh");
  await confirmNumber(wizard);
  await answerLicense(wizard);
  await expect.element(wizard.confirm).toBeEnabled();
  return wizard;
}

const usedWahat = {
  ...{ vehicleNo: "WHT-240111", status: "in-stock", makeLabel: "Rimal", modelLabel: "Wahat" },
  ...{ variant: "GL", year: 2024, image: null },
};
it.each([
  ["a model", "Suhail"],
  ["a used car", "Rimal Wahat"],
])(
  "%s that was chosen in the other language is named in the page's, and so is its showroom",
  async (kind, name) => {
    const isUsed = kind === "a used car";
    const car = isUsed
      ? { ...usedCar, vehicleNo: "WHT-240111", name: "رمال واحات" }
      : modelOf("suhail", { name: "سهيل" });
    const showroom = { ...placeOf("salwa"), title: "صالة سلوى" };
    saveDrive(sessionStorage, { ...completeDrive, car, showroom, step: "SelectDateTime" }, null, Date.now());
    await showWizard({ own: { "/v3/cpov/chosen": [[usedWahat]] } });
    const shown = () => document.body.textContent;
    await expect.poll(shown).toContain(name);
    await expect.poll(shown).toContain("Salwa Road");
    expect(shown()).not.toMatch(/سهيل|واحات|سلوى/);
    sessionStorage.clear();
  },
);

const refusing = (...replies: CallAnswer[]) => ({ own: { "/v3/test-drive/appointment": replies } });

describe("a visitor", () => {
  it.each(["en", "ar"] as const)("books with a confirmed number, in %s", async (language) => {
    const { screen, confirm, made } = await complete({ language, width: language === "ar" ? 390 : 1280 });
    await confirm.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/test-drive-confirmation");
    expect(screen.router.state.location.search).toContain("serviceAppointmentId=d1");
    expect(made("/appointment")).toHaveLength(1);
    expect(made("/appointment")[0]?.body).toMatchObject({
      ...{ brand: "rimal", car: "suhail", serviceTerritoryId: "salwa", schedStartTime: starts[0] },
      ...{ firstName: "Maha", lastName: "Saleh", mobile: "55123456" },
      phoneProof: { proof: "proof-of-the-number", browser: expect.any(String) },
      license: { country: "qatar", validUntil: "2030-01-01", isOfAge: true },
    });
  });

  it("holds the time meanwhile, by the token of this browser", async () => {
    const { screen, made } = await onSummary();
    await expect.element(screen.getByText("10:00")).toBeVisible();
    const holder = localStorage.getItem("marsa.test-drive-holder");
    expect(made("/hold")[0]?.body).toMatchObject({ serviceTerritoryId: "salwa", holder });
  });

  it("goes on after a reload, and another tab is offered the drive without its driver", async () => {
    const { screen } = await complete();
    expect(sessionStorage.getItem("marsa.test-drive")).toContain("Maha");
    expect(localStorage.getItem("marsa.test-drive")).not.toMatch(/Maha|2030-01-01/);
    await screen.unmount();
    const again = await showWizard();
    await expect.element(again.heading(again.texts.summaryTitle)).toBeVisible();
    await expect.element(fieldOf(again.screen, again.texts.firstNameLabel)).toHaveValue("Maha");
    await again.screen.unmount();
    sessionStorage.clear();
    const other = await showWizard();
    await other.screen.getByRole("button", { name: "Continue", exact: true }).first().click();
    await expect.element(other.heading(other.texts.summaryTitle)).toBeVisible();
    await expect.element(fieldOf(other.screen, other.texts.firstNameLabel)).toHaveValue("");
  });

  it("waits without a connection, and sends the same once there is one", async () => {
    const { screen, confirm, made } = await complete(refusing("offline", booked));
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await confirm.click();
    await expect.element(screen.getByText(/Keep this page open/)).toBeVisible();
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await expect.poll(() => screen.router.state.location.pathname).toBe("/test-drive-confirmation");
    const [first, second] = made("/appointment");
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  });

  it("is led back to the times where the time is taken", async () => {
    const alternatives = [slotAt("2026-12-02T05:00:00.000Z")];
    const { own } = refusing(refusal(409, "slot-taken", { alternatives }));
    const slots = [slotAt(starts[0]), ...alternatives];
    const { screen, confirm, heading, texts } = await complete({
      own: { ...own, "/v3/test-drive/slots": [slots] },
    });
    await confirm.click();
    await expect.element(heading(texts.dateTitle)).toHaveFocus();
    await screen.getByRole("button", { name: /2 Dec/ }).click();
    await expect.element(screen.getByText(texts.slotTakenTitle)).not.toBeInTheDocument();
  });

  it("is led to the showrooms where the car has left", async () => {
    const { screen, confirm, heading, texts } = await complete(refusing(refusal(409, "car-not-available")));
    await confirm.click();
    await expect.element(heading(texts.showroomTitle)).toHaveFocus();
    await expect.element(screen.getByText(texts.carGoneText)).toBeVisible();
  });

  it("confirms the number anew where its proof is over", async () => {
    const wizard = await complete(refusing(refusal(422, "phone-not-confirmed"), booked));
    await wizard.confirm.click();
    await expect
      .element(wizard.screen.getByRole("alert"))
      .toMatchTextContent(wizard.texts.phoneNotConfirmedText);
    await expect.element(wizard.confirm).toBeDisabled();
    await confirmNumber(wizard);
    await expect.element(wizard.confirm).toBeEnabled();
  });

  it("with another drive of the car is shown the way to it, or the showroom's number", async () => {
    const { screen, confirm, texts } = await complete(refusing(refusal(409, "drive-pending")));
    await confirm.click();
    const dialog = screen.getByRole("dialog", { name: texts.duplicateTitle });
    await expect.element(dialog.getByRole("button", { name: texts.duplicateCallLabel })).toBeVisible();
    await dialog.getByRole("button", { name: texts.duplicateCloseLabel }).last().click();
    await expect.poll(() => dialog.query()).toBeNull();
    const own = { subject: "rimal suhail", link: booked.link, until: Date.now() + 60_000 };
    localStorage.setItem("marsa.own-test-drives", JSON.stringify([own]));
    await confirm.click();
    await expect.element(dialog.getByRole("button", { name: texts.duplicateEditLabel })).toBeVisible();
  });
});

describe("a customer", () => {
  it("books under the number of the account, with the account's details", async () => {
    const wizard = await onSummary({ profile: noora });
    await expect.element(fieldOf(wizard.screen, wizard.texts.firstNameLabel)).toHaveValue("Noora");
    await expect.element(wizard.screen.getByText("+974 5500 1299")).toBeVisible();
    await answerLicense(wizard);
    await wizard.confirm.click();
    await expect.poll(() => wizard.made("/appointment")).toHaveLength(1);
    const { body, headers } = wizard.made("/appointment")[0] ?? {};
    expect(body).toMatchObject({ mobile: "55001299", email: "noora@example.qa" });
    expect([body, headers?.get("authorization")]).toEqual([
      expect.not.objectContaining({ phoneProof: expect.anything() }),
      "Bearer token-of-maryam",
    ]);
  });

  it("may use another number, which is confirmed", async () => {
    const wizard = await onSummary({ profile: noora });
    await answerLicense(wizard);
    await wizard.screen.getByRole("button", { name: wizard.texts.otherNumberLabel }).click();
    await expect.element(wizard.confirm).toBeDisabled();
    await confirmNumber(wizard);
    await expect.element(wizard.confirm).toBeEnabled();
    await wizard.screen.getByRole("button", { name: wizard.texts.useOwnNumberLabel }).click();
    await expect.element(wizard.screen.getByText("+974 5500 1299")).toBeVisible();
  });
});
