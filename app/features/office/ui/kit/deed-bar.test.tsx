import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { DeedBar } from "./deed-bar.tsx";

function deeds() {
  const [start, cancel] = [vi.fn(), vi.fn()];
  const bar = [
    { id: "start", label: "Start picking", letter: "p", press: start, isUsual: true },
    { id: "cancel", label: "Cancel the order", letter: "x", press: cancel },
  ];
  return { start, cancel, bar: <DeedBar deeds={bar} more="More" first={<p>Undo</p>} /> };
}

test("on a phone the usual deed is pressed at once, another one out of the menu", async () => {
  const { start, cancel, bar } = deeds();
  await renderOffice(bar, { width: 390 });
  await page.getByRole("button", { name: "Start picking" }).click();
  expect(start).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Cancel the order" }).click();
  expect(cancel).toHaveBeenCalledOnce();
});

test("on a desk all stand side by side, the usual one last", async () => {
  const { cancel, bar } = deeds();
  await renderOffice(bar, { width: 1280 });
  const labels = page
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(["Cancel the orderX", "Start pickingP"]);
  await page.getByRole("button", { name: "Cancel the order" }).click();
  expect(cancel).toHaveBeenCalledOnce();
});
