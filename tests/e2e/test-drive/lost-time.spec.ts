import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { open } from "../steps.ts";
import { licenseDay, newVisitor, visitorCalls } from "./drive-calls.ts";
import { driveWalk } from "./drive-walk.ts";

/** A car that no other journey drives. */
const [car, showroom] = ["hajar", "rimal-showroom-salwa-road"];

test("a time that another visitor took leads back to the times with three others, and nothing typed is lost", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { drive, language, phone } = texts;
  const visitor = newVisitor(language, "مقعد أطفال\nA baby seat, please.");
  const walk = driveWalk(page, texts);
  await page.clock.install();
  await open(page, `/test-drive?lang=${language}&car=${car}`);
  await walk.goOn("showroomTitle");
  await walk.showroom(showroom).click();
  await walk.goOn("dateTitle");
  const time = await walk.chooseTime();
  await walk.goOn("summaryTitle");
  await walk.sayWho(visitor);
  const notes = page.getByRole("textbox", { name: drive("notesLabel") });
  await notes.fill(visitor.notes);
  await walk.requestCode(visitor.mobile);
  await walk.enterCode(visitor.mobile);
  await walk.answerLicense();
  await expect(page.getByText(drive("holdLabel")).first()).toBeVisible();

  // Ten minutes are over, in the browser and on the server.
  await page.clock.fastForward("10:01");
  await expect(page.getByText(drive("holdOver")).first()).toBeVisible();
  const calls = visitorCalls(page, language);
  await calls.release(await page.evaluate(() => localStorage.getItem("marsa.test-drive-holder") ?? ""));
  await calls.book({ car, showroom, time }, newVisitor(language));
  await walk.confirm.click();

  await expect(walk.heading("dateTitle")).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: drive("slotTakenTitle") });
  await expect(notice).toContainText(drive("nearestSlotsLabel"));
  const others = notice.getByRole("button").filter({ hasText: /\d/ });
  await expect(others).toHaveCount(3);
  await expect(walk.next).toBeDisabled();
  await expect(page.locator(`input[value="${time}"]`)).toHaveCount(0);
  await walk.screen("lost time");
  await others.first().click();
  await expect(notice).toBeHidden();
  await walk.goOn("summaryTitle");
  await expect(walk.nameField("firstNameLabel")).toHaveValue(visitor.firstName);
  await expect(walk.nameField("lastNameLabel")).toHaveValue(visitor.lastName);
  await expect(notes).toHaveValue(visitor.notes);
  await expect(page.getByText(phone.confirmed)).toBeVisible();
  const [year = "", , day] = licenseDay.split("-");
  await expect(walk.licenseParts.first()).toHaveValue(String(Number(day)));
  await expect(walk.licenseParts.last()).toHaveValue(year);
  await walk.confirm.click();
  await expect(walk.heading("confirmation.title")).toBeVisible();
});
