import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";

const path = "/v3/account/calendar-feed";
const feed = (token: string) => ({
  address: `https://rimal.example/calendar/${token}.ics`,
  webcal: `webcal://rimal.example/calendar/${token}.ics`,
});

async function opened(answer: CallAnswer | CallAnswer[], language: Language = "en") {
  const calls = answerCalls({ [path]: answer });
  const screen = await render(<CalendarFeed />, { language, customer: {} });
  expect(calls).toEqual([]);
  await screen.getByRole("button").click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, calls, field: dialog.getByRole("textbox") };
}

describe("the calendar to subscribe to", () => {
  it.each<[Language, string, string]>([
    ["en", "Open in my calendar", "Calendar address"],
    ["ar", "فتح في التقويم", "رابط التقويم"],
  ])("in %s is opened in the device's calendar, or by its address", async (language, open, name) => {
    const { dialog } = await opened(feed("t1"), language);
    await expect
      .element(dialog.getByRole("link", { name: open }))
      .toHaveAttribute("href", "webcal://rimal.example/calendar/t1.ics");
    const field = dialog.getByRole("textbox", { name });
    await expect.element(field).toHaveValue("https://rimal.example/calendar/t1.ics");
    await expect.element(field).toHaveAttribute("dir", "ltr");
  });

  it.each<[Language, RegExp, RegExp]>([
    ["en", /service appointments and test drives/, /can change or cancel them/],
    ["ar", /مواعيد الصيانة وتجارب القيادة/, /وتعديلها أو إلغاؤها/],
  ])("in %s says what it holds, and what its address allows", async (language, holds, allows) => {
    const { dialog } = await opened(feed("t1"), language);
    await expect.element(dialog.getByText(holds)).toBeVisible();
    await expect.element(dialog.getByText(allows)).toBeVisible();
  });

  it("says that it loads", async () => {
    const { dialog } = await opened("pending");
    await expect.element(dialog.getByRole("status")).toHaveTextContent("Loading the address");
  });

  it("its address is copied, which is said", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { dialog } = await opened(feed("t1"));
    await dialog.getByRole("button", { name: "Copy address" }).click();
    await expect.element(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith("https://rimal.example/calendar/t1.ics");
  });

  it("is selected as a whole where the field is entered", async () => {
    const { field } = await opened(feed("t1"));
    await expect.element(field).toBeVisible();
    const input = field.element() as HTMLInputElement;
    input.focus();
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(input.value);
  });

  it("withdrawn it gets another address, and the copied one is no longer said to be this", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { dialog, field, calls } = await opened([feed("t1"), feed("t2")]);
    await dialog.getByRole("button", { name: "Copy address" }).click();
    await dialog.getByRole("button", { name: "Withdraw this address" }).click();
    await expect.element(field).toHaveValue("https://rimal.example/calendar/t2.ics");
    await expect.element(dialog.getByText(/^The former address is withdrawn/)).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Copy address" })).toBeVisible();
    expect(calls.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(calls[1]?.headers.get("idempotency-key")).toBeTruthy();
  });

  it("where withdrawing fails, the address stays and it is said", async () => {
    const { dialog, field } = await opened([feed("t1"), refusal(500, "internal")]);
    await dialog.getByRole("button", { name: "Withdraw this address" }).click();
    await expect
      .element(dialog.getByRole("alert"))
      .toMatchTextContent("That did not work. Please try again.");
    await expect.element(field).toHaveValue("https://rimal.example/calendar/t1.ics");
  });

  it("that cannot be read now is read by another try", async () => {
    const { dialog, field } = await opened([refusal(403, "forbidden"), feed("t1")]);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.element(field).toHaveValue("https://rimal.example/calendar/t1.ics");
  });

  it("Escape closes the dialog and gives the keyboard back", async () => {
    const { screen, dialog } = await opened(feed("t1"));
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Subscribe to my appointments" })).toHaveFocus();
  });
});
