import { expect, it, vi } from "vitest";
import { ActionBar } from "./action-bar.tsx";
import { bookingTexts, renderBooking } from "./booking-examples.tsx";

const { en } = bookingTexts;
const nothing = () => undefined;
const props = {
  continueLabel: "Continue",
  canContinue: true,
  submitting: false,
  onBack: nothing,
  onContinue: nothing,
};

it("leads back and on", async () => {
  const [onBack, onContinue] = [vi.fn(), vi.fn()];
  const screen = await renderBooking(<ActionBar {...props} onBack={onBack} onContinue={onContinue} />);
  await screen.getByRole("button", { name: en.backLabel }).click();
  await screen.getByRole("button", { name: "Continue" }).click();
  expect([onBack.mock.calls.length, onContinue.mock.calls.length]).toEqual([1, 1]);
});

it("does not lead on before the step is answered", async () => {
  const screen = await renderBooking(<ActionBar {...props} canContinue={false} />);
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
});

it("shows what has to stay in sight above the buttons on a phone, beside them on a wide screen", async () => {
  const bar = <ActionBar {...props} note={<p>Held for you</p>} />;
  const phone = await renderBooking(bar, { width: 390 });
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const [note, back] = [phone.getByText("Held for you"), phone.getByRole("button", { name: en.backLabel })];
  expect(topOf(note.element())).toBeLessThan(topOf(back.element()));
});
