import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, open } from "../steps.ts";
import { newVisitor } from "./drive-calls.ts";
import { driveWalk } from "./drive-walk.ts";

test(
  "a visitor books with a code, finds the drive by its own page, and cannot book the model twice",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { drive } = texts;
    const complaints = collectComplaints(page);
    const walk = driveWalk(page, texts);

    await open(page, `/test-drive?lang=${texts.language}&car=${texts.language === "ar" ? "ندى" : "NADA"}`);
    await expect(page.locator("input[value=nada]")).toBeChecked();
    await expect(page).not.toHaveURL(/car=/);
    await walk.goOn("showroomTitle");
    await page.getByRole("radio").first().click();
    await walk.screen("showroom");
    await walk.goOn("dateTitle");
    await walk.chooseTime();
    await walk.screen("date and time");
    await walk.goOn("summaryTitle");
    await expect(walk.confirm).toBeDisabled();

    const visitor = newVisitor(texts.language);
    await walk.sayWho(visitor);
    await walk.answer("licenseCountries.other");
    await expect(page.getByText(drive("licenseProblems.country"))).toBeVisible();
    await walk.requestCode(visitor.mobile);
    await walk.screen("details with a code, and a license that does not serve");
    await walk.enterCode(visitor.mobile);
    await walk.answerLicense();
    await page.reload();
    await expect(walk.nameField("firstNameLabel")).not.toHaveValue("");
    await walk.confirm.click();

    await expect(page).toHaveURL(/\/test-drive-confirmation\?serviceAppointmentId=/);
    await expect(page.getByRole("heading", { name: drive("confirmation.title") })).toBeVisible();
    await walk.screen("confirmation");
    const ownPage = page.getByRole("link", { name: drive("confirmation.ownPageLabel"), exact: true });
    await expect(ownPage).toHaveAttribute("href", /^\/drive\/\w{6}-[\w-]{16}/);

    await open(page, `/test-drive?lang=${texts.language}&car=nada`);
    await walk.toSummaryByEarliest();
    await walk.sayWho(visitor);
    await walk.answerLicense();
    await walk.confirm.click();
    const dialog = page.getByRole("dialog", { name: drive("duplicateTitle") });
    await dialog.getByRole("button", { name: drive("duplicateEditLabel") }).click();
    await expect(page).toHaveURL(/\/drive\//);
    // The browser writes down that the second one was refused, and that a code cost some work after many of other journeys.
    expect(complaints.filter((line) => !/ (?:409|428) /.test(line))).toEqual([]);
  },
);
