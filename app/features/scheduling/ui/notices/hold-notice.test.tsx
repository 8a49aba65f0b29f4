import { expect, it, vi } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { HoldNotice } from "./hold-notice.tsx";

const texts = {
  ...{ holdLabel: "Held for you:", holdOver: "No longer held." },
  ...{ holdExtendLabel: "More time", holdAgainLabel: "Hold it again" },
};
const now = Date.parse("2026-11-30T08:00:00.000Z");
const given = { serverNow: () => now, texts };
const noticeWith = (seconds: number, onExtend: () => void = () => undefined) => (
  <HoldNotice {...given} until={now + seconds * 1000} onExtend={onExtend} />
);

it("is nothing while no time is held", async () => {
  const screen = await render(<HoldNotice {...given} until={null} onExtend={() => undefined} />);
  expect(screen.container.textContent).toBe("");
});

it("counts down in minutes and seconds of the server's clock, left to right in Arabic too", async () => {
  const screen = await render(noticeWith(605), { language: "ar" });
  await expect.element(screen.getByText("10:05")).toBeVisible();
  expect(getComputedStyle(screen.getByText("10:05").element()).direction).toBe("ltr");
  expect(screen.container.textContent).toContain(texts.holdLabel);
});

it("says aloud that a time is held, that its end is near, and that it is over", async () => {
  const screen = await render(noticeWith(121));
  const status = screen.getByRole("status");
  await expect.element(status).toHaveTextContent("This time is held for you for ten minutes.");
  screen.show(noticeWith(120));
  await expect.element(status).toMatchTextContent(/^Less than two minutes are left/);
  screen.show(noticeWith(0));
  await expect.element(status).toHaveTextContent(texts.holdOver);
});

it.each([
  ["more time", 5, texts.holdExtendLabel],
  ["another hold when it is over", -5, texts.holdAgainLabel],
])("offers %s", async (_, seconds, name) => {
  const onExtend = vi.fn();
  const screen = await render(noticeWith(seconds, onExtend));
  await screen.getByRole("button", { name }).click();
  expect(onExtend).toHaveBeenCalledOnce();
});
