import { expect, it, vi } from "vitest";
import { setBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { ActionBar } from "./action-bar.tsx";

const nothing = () => undefined;
const props = {
  backLabel: "Back",
  continueLabel: "Continue",
  canContinue: true,
  submitting: false,
  onBack: nothing,
  onContinue: nothing,
};

it("leads back and on", async () => {
  const [onBack, onContinue] = [vi.fn(), vi.fn()];
  const screen = await render(<ActionBar {...props} onBack={onBack} onContinue={onContinue} />);
  await screen.getByRole("button", { name: "Back" }).click();
  await screen.getByRole("button", { name: "Continue" }).click();
  expect([onBack.mock.calls.length, onContinue.mock.calls.length]).toEqual([1, 1]);
});

it("does not lead on before the step is answered", async () => {
  const screen = await render(<ActionBar {...props} canContinue={false} />);
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
});

it("shows what has to stay in sight above the buttons on a phone, beside them on a wide screen", async () => {
  const bar = <ActionBar {...props} note={<p>Held for you</p>} />;
  const phone = await render(bar, { width: 390 });
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const [note, back] = [phone.getByText("Held for you"), phone.getByRole("button", { name: "Back" })];
  expect(topOf(note.element())).toBeLessThan(topOf(back.element()));
});

it("stands above the question for consent", async () => {
  await render(<ActionBar {...props} />);
  const bar = document.querySelector(".action-bar") as HTMLElement;
  setBottomInset(120);
  expect(getComputedStyle(bar).bottom).toBe("120px");
  setBottomInset(0);
  expect(getComputedStyle(bar).bottom).toBe("0px");
});
