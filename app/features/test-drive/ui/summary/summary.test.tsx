import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { completeDrive } from "../../wizard/drive-examples.ts";
import { noLicense } from "../../wizard/drive-state.ts";
import { driveTexts, fieldOf, onDrivePage } from "../wizard-examples.tsx";
import { DriverFields } from "./driver-fields.tsx";
import { LicenseFields } from "./license-fields.tsx";

const show = (node: React.ReactNode, language: Language = "en") => {
  answerCalls({});
  return render(onDrivePage(node, language), { language });
};
const showroom = completeDrive.showroom && { ...completeDrive.showroom, phoneNumber: "+97455001201" };
const drive = { ...completeDrive, showroom, license: noLicense };

describe("the driver", () => {
  it.each(["en", "ar"] as const)("names what is missing when a field is left, in %s", async (language) => {
    const texts = driveTexts[language];
    const driver = { ...completeDrive.driver, firstName: "" };
    const screen = await show(<DriverFields driver={driver} send={() => undefined} />, language);
    const field = fieldOf(screen, texts.firstNameLabel);
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await field.click();
    await userEvent.tab();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/required|مطلوب/);
  });

  it("is offered a spelling that the rules take", async () => {
    const send = vi.fn();
    const screen = await show(
      <DriverFields driver={{ ...completeDrive.driver, lastName: "Al-Thani" }} send={send} />,
    );
    await fieldOf(screen, driveTexts.en.lastNameLabel).click();
    await userEvent.tab();
    await screen.getByRole("button", { name: /Al Thani/ }).click();
    expect(send).toHaveBeenLastCalledWith({ type: "driver-written", changes: { lastName: "Al Thani" } });
  });

  it("says yes to offers only by hand", async () => {
    const send = vi.fn();
    const screen = await show(<DriverFields driver={completeDrive.driver} send={send} />);
    const consent = screen.getByRole("checkbox", { name: driveTexts.en.consentLabel });
    await expect.element(consent).not.toBeChecked();
    await screen.getByText(driveTexts.en.consentLabel).click();
    expect(send).toHaveBeenCalledWith({ type: "driver-written", changes: { marketingConsent: true } });
  });
});

describe("the license", () => {
  it.each([
    ["en", { country: "other" }, /need a license from Qatar/],
    ["ar", { country: "other" }, /تتطلب القيادة هنا رخصة/],
    ["en", { isOfAge: false }, /are 21 or older/],
    ["ar", { isOfAge: false }, /من عمر 21 سنة/],
    ["en", { validUntil: "2026-11-30" }, /ends before the day/],
  ] as const)(
    "that does not serve names the showroom's number, in %s: %o",
    async (language, answers, why) => {
      const texts = driveTexts[language];
      const license = { ...noLicense, ...answers };
      const screen = await show(
        <LicenseFields drive={{ ...drive, license }} send={() => undefined} />,
        language,
      );
      await expect.element(screen.getByText(why)).toBeVisible();
      await expect
        .element(screen.getByRole("link", { name: new RegExp(`^${RegExp.escape(texts.licenseCallLabel)}`) }))
        .toHaveAttribute("href", "tel:+97455001201");
    },
  );

  it("is asked by three questions, the age as the importer has it", async () => {
    const send = vi.fn();
    const { en } = driveTexts;
    const screen = await show(<LicenseFields drive={drive} send={send} />);
    await screen.getByRole("radio", { name: en.licenseCountries.gcc }).click();
    await userEvent.fill(screen.getByLabelText("Day", { exact: true }), "28 February 2027");
    const age = screen.getByRole("group", { name: "Are you 21 or older?" });
    await age.getByRole("radio", { name: en.yesLabel }).click();
    expect(send.mock.calls.map(([event]) => event.changes)).toEqual([
      { country: "gcc" },
      { validUntil: "2027-02-28" },
      { isOfAge: true },
    ]);
  });
});
