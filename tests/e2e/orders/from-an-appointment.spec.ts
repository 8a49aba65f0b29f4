import { bookingWords } from "#app/features/booking/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { expectAccessible, open, openSignedIn } from "../steps.ts";
import { customerCall, enterCard, partInStock, pressPay, shopTexts } from "./shop-steps.ts";

test("parts for an appointment are found for its car, brought to it, and named with it", async ({
  page,
}, info) => {
  const { language, texts, checkout, confirmation, order } = shopTexts(info);
  const booking = bookingWords.of(language);
  await openSignedIn(page, `/?lang=${language}`, noora, texts);
  const calls = customerCalls(page);
  const [vehicleId = ""] = await calls.vehicleIds();
  const { serviceAppointmentId: id } = await calls.book(vehicleId, "industrial-area");
  const { locationInfo } = await calls.appointment(id, language);

  await open(page, `/appointment/${id}?lang=${language}`);
  await expect(page.getByText(booking.partsForVisit)).toBeVisible();
  const toShop = page.getByRole("link", { name: booking.findParts });
  await expect(toShop).toHaveAttribute("href", /[?&]car=/);
  await toShop.click();
  await expect(page).toHaveURL(/\/online-parts\?.*car=/);

  await customerCall(page, "POST", "/cart/clear");
  await customerCall(page, "POST", "/cart/items", { partNumber: await partInStock(page), quantity: 1 });
  await open(page, `/checkout?lang=${language}`);
  // Noora has another appointment from the demo's seed: the one that was left for the shop is chosen.
  const visit = page.locator(`input[name=place][value$="${id}"]`);
  await expect(visit).toBeChecked();
  await expect(page.getByText(checkout.allForVisit).first()).toBeVisible();
  await expectAccessible(page, "checkout with an appointment");
  await page.locator("input[name=method][value=card]").check({ force: true });
  await page.getByRole("checkbox", { name: checkout.terms }).check({ force: true });
  await pressPay(page);
  await expect(page).toHaveURL(/\/bank\/pay\//);
  await enterCard(page, "approved-without-code");

  await expect(page.getByRole("heading", { level: 1, name: confirmation.title })).toBeVisible();
  await expect(page.getByText(locationInfo.title).first()).toBeVisible();
  await page.getByRole("link", { name: confirmation.toOrder }).click();
  await expect(page.getByRole("heading", { name: order.progress })).toBeVisible();
  await expect(page.getByText(locationInfo.title).first()).toBeVisible();
  await expectAccessible(page, "order for an appointment");
  await page.getByRole("link", { name: order.seeAppointment }).click();
  await expect(page).toHaveURL(new RegExp(`/appointment/${id}`));
  await calls.cancel(id);
});
