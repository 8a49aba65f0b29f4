import { expect, type Locator, type Page } from "@playwright/test";
import type { SiteTexts } from "../site-texts.ts";

/** The wizard by hand: each deed answers one question and stays on it. */
export function bookingWalk(page: Page, { booking, words }: SiteTexts) {
  const heading = (name: string) => page.getByRole("heading", { name: booking(name) });
  const next = page.getByRole("button", { name: booking("continueLabel"), exact: true });
  const confirm = page.getByRole("button", { name: booking("reviewScheduleLabel"), exact: true });
  const slots = page.getByRole("group", { name: words.freeTimes }).getByRole("radio");
  const goOn = async (title: string) => {
    await next.click();
    await expect(heading(title)).toBeVisible();
  };

  const chooseVehicle = () => press(page.getByRole("radio").first());
  const chooseMaintenance = () => press(page.getByRole("radio").first());
  // The first one may be gone at the next full hour, by the lead time.
  const chooseSlot = () => press(slots.last());

  /** From the first question to the times. */
  const toTimes = async () => {
    await expect(heading("vehicleTitle")).toBeVisible();
    await chooseVehicle();
    await goOn("serviceTitle");
    await chooseMaintenance();
    await goOn("centerTitle");
    await expect(page.getByRole("radio").first()).toBeChecked();
    await goOn("dateTitle");
  };
  /** From the first question to the summary. */
  const toSummary = async () => {
    await toTimes();
    await chooseSlot();
    await goOn("summaryTitle");
  };
  return {
    heading,
    next,
    confirm,
    slots,
    goOn,
    chooseVehicle,
    chooseMaintenance,
    chooseSlot,
    toTimes,
    toSummary,
  };
}

async function press(choice: Locator): Promise<void> {
  await choice.click();
  await expect(choice).toBeChecked();
}
