import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../tests/components/render.tsx";
import { type CalendarDays, CalendarDialog } from "./calendar-dialog.tsx";

const open = new Set(["2026-12-01", "2026-12-07", "2027-01-04"]);
const days: CalendarDays = {
  range: { first: "2026-12-01", last: "2027-02-28" },
  days: open,
  isLoading: () => false,
  loadMonth: () => undefined,
};
const nothing = () => undefined;
const dialogOf = (changes: Partial<CalendarDays> = {}, onChoose = nothing, onClose = nothing) => (
  <CalendarDialog day="2026-12-01" free={{ ...days, ...changes }} onChoose={onChoose} onClose={onClose} />
);

it("offers the days that have something free, by their Gregorian names", async () => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const screen = await render(dialogOf({}, onChoose, onClose));
  await screen.getByRole("button", { name: /, 7 December 2026/ }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-12-07");
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

it("does not offer a full day, nor one outside of the range", async () => {
  const screen = await render(dialogOf());
  const full = screen.getByRole("button", { name: /, 8 December 2026/ });
  await expect.element(full).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.getByRole("button", { name: "Previous month" })).toBeDisabled();
});

it("is walked by the arrow keys from the chosen day, and says the Hijri day of each", async () => {
  const screen = await render(dialogOf());
  await expect.poll(() => document.activeElement?.ariaLabel).toContain("1 December 2026");
  const before = screen.getByRole("dialog").element().textContent;
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toContain("8 December 2026");
  expect(screen.getByRole("dialog").element().textContent).not.toBe(before);
});

it("fetches each month that it shows, and says that it is loading meanwhile", async () => {
  const loadMonth = vi.fn();
  const screen = await render(dialogOf({ loadMonth, isLoading: (day) => day > "2027" }));
  await screen.getByRole("button", { name: "Next month" }).click();
  expect(loadMonth.mock.calls).toEqual([["2026-12"], ["2027-01"]]);
  await expect.element(screen.getByText("Looking for free times")).toBeInTheDocument();
});

it.each(["Escape", "the button", "a press beside it"])("is closed by %s without a choice", async (way) => {
  const [onChoose, onClose] = [vi.fn(), vi.fn()];
  const screen = await render(dialogOf({}, onChoose, onClose));
  if (way === "Escape") await userEvent.keyboard("{Escape}");
  else if (way === "the button") await screen.getByRole("button", { name: "Close" }).click();
  else (screen.getByRole("dialog").element() as HTMLElement).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});

it("is Gregorian in Arabic too, with whole names of weekdays", async () => {
  const screen = await render(dialogOf(), { language: "ar" });
  await expect.element(screen.getByRole("dialog", { name: "التقويم" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: /ديسمبر.*2026/ })).toBeVisible();
  await expect.element(screen.getByText("أحد", { exact: true })).toBeInTheDocument();
});
