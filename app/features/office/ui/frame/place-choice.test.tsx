import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Navigation } from "./navigation.tsx";

const locations = ["Al Sadd", "Al Wakra"].map((name, index) => ({
  id: `place-${index}`,
  name,
  kind: "service",
  timeZone: "Asia/Qatar",
}));
const choice = () => page.getByRole("button", { name: /Location/ });
const whole = (
  <div className="grid">
    <Navigation />
    <PageHead title="Service" isOfPlace />
  </div>
);

test.each([390, 820, 1023, 1280])(
  "at %s px the location of a screen is chosen in one place, by the keyboard as well",
  async (width) => {
    const chooseLocation = vi.fn();
    await renderOffice(whole, { width, locations, chooseLocation });
    await expect.poll(() => choice().elements().length).toBe(1);
    (choice().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("option", { name: "Al Wakra" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => chooseLocation.mock.calls).toEqual([["place-1"]]);
  },
);

test("who works at one place chooses none", async () => {
  await renderOffice(whole, { width: 390, locations: locations.slice(0, 1) });
  await expect.element(page.getByRole("heading", { name: "Service" })).toBeVisible();
  expect(choice().elements()).toEqual([]);
});
