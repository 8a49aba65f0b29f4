import { khalid } from "#db/seed/demo/demo-people.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, open, profileButton, signIn } from "../steps.ts";
import { newVisitor } from "./drive-calls.ts";
import { driveWalk } from "./drive-walk.ts";

test("a visitor books with a code, finds the drive by its own page, and cannot book the model twice", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { drive } = texts;
  const complaints = collectComplaints(page);
  const walk = driveWalk(page, texts);

  await open(page, `/test-drive?lang=${texts.language}&car=${texts.language === "ar" ? "ندى" : "NADA"}`);
  await expect(page.locator("input[value=nada]")).toBeChecked();
  await expect(page).not.toHaveURL(/car=/);
  await walk.screen("car");
  await walk.goOn("showroomTitle");
  await page.getByRole("radio").first().click();
  await walk.screen("showroom");
  await walk.goOn("dateTitle");
  await walk.chooseTime();
  await walk.screen("date and time");
  await walk.goOn("summaryTitle");
  await expect(walk.confirm).toBeDisabled();
  await walk.screen("details");

  const visitor = newVisitor(texts.language);
  await walk.sayWho(visitor);
  await walk.requestCode(visitor.mobile);
  await walk.screen("code");
  await walk.enterCode(visitor.mobile);

  await walk.answer("licenseCountries.other");
  await expect(page.getByText(drive("licenseProblems.country"))).toBeVisible();
  await walk.screen("license that does not serve");
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
});

test("a customer signs in on the way, and books under the number of the account", async ({ page }, info) => {
  const texts = textsFor(info);
  const { drive } = texts;
  const walk = driveWalk(page, texts);
  const model = texts.language === "ar" ? "wahat" : "reem";

  await open(page, `/test-drive?lang=${texts.language}&car=${model}`);
  await walk.toSummaryByEarliest();
  await page
    .getByRole("main")
    .getByRole("button", { name: drive("signInLabel"), exact: true })
    .click();
  await signIn(page, khalid, texts);
  await expect(page).toHaveURL(/\/test-drive\?/);
  await expect(profileButton(page, texts)).toBeVisible();
  await expect(page.getByRole("heading", { name: drive("summaryTitle") })).toBeVisible();
  await expect(walk.nameField("firstNameLabel")).toHaveValue(khalid.firstName);
  await expect(page.getByText(drive("ownNumberLabel"))).toBeVisible();
  await walk.answerLicense();
  await walk.screen("details of a customer");
  await walk.confirm.click();
  await expect(page.getByRole("heading", { name: drive("confirmation.title") })).toBeVisible();
  await page.getByRole("link", { name: drive("confirmation.dashboardLabel") }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("a request is left for a model without a demo car, and the confirmation leads back without one", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { drive } = texts;
  const walk = driveWalk(page, texts);
  await open(page, `/test-drive?lang=${texts.language}&car=qafila`);
  await page.getByRole("button", { name: drive("leaveRequestLabel"), exact: true }).click();
  await expect(page.getByRole("heading", { name: drive("requestTitle") })).toBeVisible();
  const visitor = newVisitor(texts.language);
  await walk.sayWho(visitor);
  await walk.requestCode(visitor.mobile);
  await walk.enterCode(visitor.mobile);
  await page.getByRole("button", { name: drive("requestLabel"), exact: true }).click();
  await expect(page).toHaveURL(/isTaskCreation=true&taskId=/);
  await expect(page.getByRole("heading", { name: drive("confirmation.taskTitle") })).toBeVisible();
  await walk.screen("request received");
  await page.goto(`/?lang=${texts.language}`);
  await page.goto(`/test-drive-confirmation?lang=${texts.language}&serviceAppointmentId=other`);
  await expect(page).toHaveURL(/\/test-drive\?/);
});
