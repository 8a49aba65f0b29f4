import { carWords } from "#app/features/preowned/ui/car/words.ts";
import { signedPageWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { drivePageWords } from "#app/features/test-drive/signed-pages/drive-page-words.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, open, profileButton, signIn } from "../steps.ts";
import { driveWalk } from "./drive-walk.ts";

/** A car of the demo stock, and where it stands. */
const car = { number: "SHL-240870", showroom: "rimal-showroom-salwa-road", name: "Rimal Suhail" };

test("a customer books the very car of a used car's page, signs in on the way, and finds the drive on the dashboard", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { drive, language } = texts;
  const complaints = collectComplaints(page);
  const walk = driveWalk(page, texts);

  await open(page, `/listing/${car.number}?lang=${language}`);
  await page
    .locator("[data-analytics-place=price-block]")
    .getByRole("link", { name: carWords.of(language).testDrive })
    .click();
  await expect(page).toHaveURL(/\/test-drive\?/);
  const chosen = page.getByRole("region", { name: drive("usedCarTitle") });
  await expect(chosen).toContainText(car.name);
  await walk.screen("used car");
  await walk.goOn("showroomTitle");
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(1);
  await expect(walk.showroom(car.showroom)).toBeChecked();
  await walk.goOn("dateTitle");
  const start = await walk.chooseTime();
  await walk.goOn("summaryTitle");
  await page
    .getByRole("main")
    .getByRole("button", { name: drive("signInLabel"), exact: true })
    .click();
  await signIn(page, khalid, texts);

  await expect(page).toHaveURL(/\/test-drive\?/);
  await expect(profileButton(page, texts)).toBeVisible();
  await expect(walk.heading("summaryTitle")).toBeVisible();
  await expect(walk.nameField("firstNameLabel")).toHaveValue(khalid.firstName);
  await expect(page.getByText(drive("ownNumberLabel"))).toBeVisible();
  await walk.answerLicense();
  await walk.screen("summary of a used car for a customer");
  await walk.confirm.click();
  await expect(walk.heading("confirmation.title")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(car.name);
  await page.getByRole("link", { name: drive("confirmation.dashboardLabel") }).click();

  await expect(page).toHaveURL(/\/dashboard/);
  const activities = await customerCalls(page).activities();
  const booked = activities.find(({ type, at }) => type === "testDrive" && at === start);
  expect(booked?.actions).toEqual(["view", "edit", "cancel"]);
  await expect(page.getByText(booked?.reference ?? "")).toBeVisible();
  await walk.screen("dashboard with a test drive");
  expect(complaints).toEqual([]);
  await page.locator(`main a[href^="${booked?.link}"]`).click();
  await expect(page.getByText(drivePageWords.of(language).confirmed)).toBeVisible();
  await expect(page.getByRole("definition").first()).toBeVisible();
  for (const name of [signedPageWords.of(language).change, drivePageWords.of(language).cancel])
    await expect(page.getByRole("link", { name })).toBeVisible();
});
