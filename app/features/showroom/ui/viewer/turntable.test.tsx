import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { turnEveryMs } from "../../rules/vehicle/turntable.ts";
import { Turntable } from "./turntable.tsx";

const frames = Array.from(
  { length: 24 },
  (_, frame) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6' id='f${frame}'/>#`,
);

const turntable = (addresses = frames) => (
  <div className="w-150">
    <Turntable frames={addresses} name="Suhail" still={<p>Still picture</p>} />
  </div>
);

async function turning() {
  const screen = await render(turntable());
  const stage = screen.getByRole("slider", { name: "Turn the car: Suhail" });
  await expect.element(stage).toBeVisible();
  return { screen, stage };
}

it("stands still where less motion is preferred, and turns by hand", async () => {
  const { screen, stage } = await turning();
  await expect.element(screen.getByRole("button", { name: "Turn once" })).toBeVisible();
  await screen.getByRole("button", { name: "Turn to the other side" }).click();
  await expect.element(stage).toHaveAttribute("aria-valuetext", "15 degrees");
  await screen.getByRole("button", { name: "Turn to one side" }).click();
  await screen.getByRole("button", { name: "Turn to one side" }).click();
  await expect.element(stage).toHaveAttribute("aria-valuetext", "345 degrees");
});

it.each([
  ["{ArrowRight}", "15"],
  ["{ArrowUp}{ArrowUp}", "30"],
  ["{ArrowLeft}", "345"],
  ["{ArrowRight}{ArrowRight}{Home}", "0"],
  ["x", "0"],
])("the keys %s turn it to %s degrees", async (keys, degrees) => {
  const { stage } = await turning();
  (stage.element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
  await expect.element(stage).toHaveAttribute("aria-valuenow", degrees);
});

it("follows a finger or the mouse", async () => {
  const { stage } = await turning();
  const element = stage.element() as HTMLElement;
  element.setPointerCapture = () => undefined;
  const at = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX, pointerId: 1 }));
  at("pointerdown", 300);
  at("pointermove", 100);
  await expect.poll(() => element.getAttribute("aria-valuenow")).not.toBe("0");
  const dragged = element.getAttribute("aria-valuenow");
  at("pointerup", 100);
  at("pointermove", 500);
  await expect.element(stage).toHaveAttribute("aria-valuenow", dragged ?? "");
});

it("turns once around, unless it is paused", async () => {
  const { screen, stage } = await turning();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  (screen.getByRole("button", { name: "Turn once" }).element() as HTMLElement).click();
  await expect.element(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  vi.advanceTimersByTime(2 * turnEveryMs);
  await expect.element(stage).toHaveAttribute("aria-valuenow", "30");
  (screen.getByRole("button", { name: "Pause" }).element() as HTMLElement).click();
  await expect.element(screen.getByRole("button", { name: "Turn once" })).toBeVisible();
  vi.advanceTimersByTime(10 * turnEveryMs);
  await expect.element(stage).toHaveAttribute("aria-valuenow", "30");
});

it("a picture that is missing leaves the still one", async () => {
  const screen = await render(turntable(["data:image/png;base64,broken", ...frames]), { language: "ar" });
  await expect.element(screen.getByText("يجري تحميل الصور")).toBeVisible();
  await expect.element(screen.getByText("Still picture")).toBeVisible();
  expect(screen.getByRole("slider").query()).toBeNull();
});
