import { expect, it, vi } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { slotAt } from "../../wizard/wizard-examples.ts";
import { LostSlotBanner } from "./lost-slot-banner.tsx";

const texts = { slotTakenTitle: "This time has just been taken.", nearestSlotsLabel: "The nearest times" };
const alternatives = [slotAt("2026-12-03T05:00:00.000Z", "p1"), slotAt("2026-12-03T10:00:00.000Z", "p2")];
const banner = (send: () => void, offered = alternatives) => (
  <LostSlotBanner alternatives={offered} timeZone="Asia/Qatar" texts={texts} send={send} />
);

it("says so, with the nearest times of the place's zone to choose from", async () => {
  const send = vi.fn();
  const screen = await render(banner(send));
  await expect.element(screen.getByText(texts.slotTakenTitle)).toBeVisible();
  await screen.getByRole("button", { name: /8:00/ }).click();
  expect(send.mock.calls.flat()).toEqual([
    { type: "date-chosen", date: "2026-12-03" },
    { type: "slot-chosen", slot: alternatives[0] },
    { type: "lost-slot-dismissed" },
  ]);
});

it("says so without times where the server named none, and can be dismissed", async () => {
  const send = vi.fn();
  const screen = await render(banner(send, []), { language: "ar" });
  await expect.element(screen.getByText(texts.slotTakenTitle)).toBeVisible();
  expect(screen.getByText(texts.nearestSlotsLabel).query()).toBeNull();
  await screen.getByRole("button").click();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "lost-slot-dismissed" });
});
