import { expect, it, vi } from "vitest";
import { bookingTexts, inBooking, renderBooking } from "../booking-examples.tsx";
import { HoldNotice } from "./hold-notice.tsx";

const { en, ar } = bookingTexts;
const now = Date.parse("2026-11-30T08:00:00.000Z");
const customer = { serverNow: () => now };
const noticeWith = (seconds: number, onExtend: () => void = () => undefined) => (
  <HoldNotice until={now + seconds * 1000} onExtend={onExtend} />
);

it("is nothing while no time is held", async () => {
  const screen = await renderBooking(<HoldNotice until={null} onExtend={() => undefined} />);
  expect(screen.container.textContent).toBe("");
});

it("counts down in minutes and seconds of the server's clock, left to right in Arabic too", async () => {
  const screen = await renderBooking(noticeWith(605), { language: "ar", customer });
  await expect.element(screen.getByText("10:05")).toBeVisible();
  expect(getComputedStyle(screen.getByText("10:05").element()).direction).toBe("ltr");
  expect(screen.container.textContent).toContain(ar.holdLabel);
});

it("says aloud that a time is held, that its end is near, and that it is over", async () => {
  const screen = await renderBooking(noticeWith(121), { customer });
  const status = screen.getByRole("status");
  await expect.element(status).toHaveTextContent("This time is held for you for ten minutes.");
  screen.show(inBooking(noticeWith(120)));
  await expect.element(status).toMatchTextContent(/^Less than two minutes are left/);
  screen.show(inBooking(noticeWith(0)));
  await expect.element(status).toHaveTextContent(en.holdOver);
});

it("offers more time, also when it is over", async () => {
  const onExtend = vi.fn();
  const screen = await renderBooking(noticeWith(-5, onExtend), { customer });
  await screen.getByRole("button", { name: en.holdExtendLabel }).click();
  expect(onExtend).toHaveBeenCalledOnce();
});
