import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { toastMs } from "./toast-list.ts";
import { addToast } from "./toast-stack.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const button of page.getByRole("button", { name: "Dismiss this message" }).elements())
    (button as HTMLElement).click();
});

const shown = () => [...document.querySelectorAll(".toast p")].map(({ textContent }) => textContent);

/** The stack of the page is there from the first toast on, which waits for it. */
function add(...toasts: Parameters<typeof addToast>) {
  addToast(...toasts);
  vi.advanceTimersByTime(100);
}

it("goes by itself after its time, an error stays", async () => {
  add({ text: "Copied", tone: "success" });
  add({ text: "Not saved", tone: "error" });
  await expect.poll(() => shown()).toEqual(["Copied", "Not saved"]);
  expect(page.getByRole("alert").element().textContent).toContain("Not saved");
  vi.advanceTimersByTime(toastMs);
  await expect.poll(() => shown()).toEqual(["Not saved"]);
});

it("waits while the pointer rests on it", async () => {
  add({ text: "Copied", tone: "info" });
  await expect.poll(() => shown()).toEqual(["Copied"]);
  const toast = document.querySelector(".toast") as HTMLElement;
  toast.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10 * toastMs);
  expect(shown()).toEqual(["Copied"]);
  toast.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(toastMs);
  await expect.poll(() => shown()).toEqual([]);
});

it("goes once its action is taken, which runs", async () => {
  const run = vi.fn();
  add({ text: "Moved", tone: "success", action: { label: "Undo", run } });
  await expect.poll(() => shown()).toEqual(["Moved"]);
  (page.getByRole("button", { name: "Undo" }).element() as HTMLElement).click();
  await expect.poll(() => shown()).toEqual([]);
  expect(run).toHaveBeenCalledOnce();
});

it("is dismissed by its button", async () => {
  add({ text: "Not saved", tone: "error" });
  await expect.poll(() => shown()).toEqual(["Not saved"]);
  (page.getByRole("button", { name: "Dismiss this message" }).element() as HTMLElement).click();
  await expect.poll(() => shown()).toEqual([]);
});

it("can be dismissed above a modal dialog, and stays when that closes", async () => {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.showModal();
  add({ text: "Not saved", tone: "error" });
  add({ text: "Not sent", tone: "error" });
  await expect.poll(() => shown()).toEqual(["Not saved", "Not sent"]);
  await page.getByRole("button", { name: "Dismiss this message" }).first().click();
  await expect.poll(() => shown()).toEqual(["Not sent"]);
  dialog.close();
  await expect.poll(() => dialog.contains(document.querySelector(".toast"))).toBe(false);
  await expect.element(page.getByText("Not sent")).toBeVisible();
  dialog.remove();
});
