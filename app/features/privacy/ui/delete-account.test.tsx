import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import type { Language } from "#app/i18n/language.ts";
import { type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../tests/components/settled.ts";
import type { HeldData } from "../calls.ts";
import { privacyWords } from "../words.ts";
import {
  appointmentExample,
  heldAnswer,
  heldExample,
  privacyPath,
  renderPrivacy,
} from "./privacy-examples.tsx";

const words = privacyWords.of("en");
const path = `${privacyPath}/deletion`;
const deleted = { requestedAt: "2026-11-23T08:00:00.000Z", erasedBy: "2026-11-24T08:00:00.000Z" };

interface Shown {
  readonly held?: HeldData[];
  readonly ahead?: Activity[];
  readonly answer?: CallAnswer;
  readonly language?: Language;
}
function show({ held, ahead = [], answer = deleted, language = "en" }: Shown = {}) {
  const answers = { [privacyPath]: heldAnswer(held), "/v3/account/activities": [ahead], [path]: answer };
  return renderPrivacy({ answers, language });
}

/** With the dialog open. */
async function ask(options: Shown = {}) {
  const shown = await show(options);
  const { words, screen, button } = shown;
  await button(words.deleteButton).click();
  return {
    ...shown,
    dialog: screen.getByRole("dialog", { name: words.deleteTitle }),
    word: screen.getByRole("textbox", { name: new RegExp(words.typeWord) }),
    confirm: button(new RegExp(words.confirm)),
    done: screen.getByRole("heading", { name: words.doneTitle }),
  };
}

describe("before the account is deleted", () => {
  it("the customer reads that nothing is booked and nothing is kept", async () => {
    const { screen } = await show();
    await expect.element(screen.getByText(words.nothingAhead)).toBeVisible();
    await expect.element(screen.getByText(words.retainedNothing)).toBeVisible();
    await expect.element(screen.getByText(words.signedOut)).toBeVisible();
  });

  it("they read what is canceled: what has not begun, and not a car in the workshop", async () => {
    const statuses = { a2: "in progress", a3: "ready", a4: "finished", a5: "canceled" };
    const others = Object.entries(statuses).map(([id, status]) =>
      appointmentExample({ id, status, title: `Service: ${status}` }),
    );
    const { screen } = await show({ ahead: [appointmentExample(), ...others] });
    await expect.element(screen.getByText(/^What you have booked is canceled:/)).toBeVisible();
    await expect.element(screen.getByText("Service: Hajar, Tuesday, 1 December 2026, 8:00 am")).toBeVisible();
    for (const status of Object.values(statuses))
      expect(screen.getByText(new RegExp(`Service: ${status}`)).query()).toBeNull();
  });

  it("they read what the law keeps, why and until when, in Arabic", async () => {
    const retained = { count: 1, reason: "سيارتك في ورشتنا.", until: "2027-03-01" };
    const { screen } = await show({
      held: [heldExample({ title: "مواعيد الصيانة", retained })],
      language: "ar",
    });
    await expect
      .element(screen.getByText(/ما علينا الاحتفاظ به: مواعيد الصيانة \(1\)، حتى 1 مارس 2027/))
      .toBeVisible();
    await expect.element(screen.getByText(retained.reason)).toBeVisible();
    expect(screen.getByText(privacyWords.of("ar").retainedNothing).query()).toBeNull();
  });

  it.each(["Escape", words.cancel])("%s keeps it, and the focus goes back to the button", async (how) => {
    const { dialog, button, made } = await ask();
    await expect.element(dialog).toBeVisible();
    if (how === "Escape") await userEvent.keyboard("{Escape}");
    else await button(how).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(words.deleteButton)).toHaveFocus();
    expect(made("POST")).toEqual([]);
  });

  it.each<[Language, string]>([
    ["en", ""],
    ["en", "remove"],
    ["ar", "DELETE"],
  ])("the word is wanted: in %s '%s' deletes nothing", async (language, typed) => {
    const { word, confirm, made } = await ask({ language });
    await userEvent.fill(word, typed);
    await confirm.click();
    await expect.element(word).toHaveAccessibleDescription(privacyWords.of(language).wrongWord);
    await expect.element(word).toHaveValue(typed);
    expect(made("POST")).toEqual([]);
  });
});

describe("deleting the account", () => {
  it("by the word and Enter ends it: it says by when, has the focus, and reads nothing more", async () => {
    const { screen, word, done, calls, made, send } = await ask();
    await userEvent.fill(word, " delete ");
    await userEvent.keyboard("{Enter}");
    await expect.element(done).toBeVisible();
    await expect.element(screen.getByText(words.done("Tuesday, 24 November 2026, 11:00 am"))).toBeVisible();
    await expect.element(screen.getByRole("status").filter({ hasText: words.doneTitle })).toHaveFocus();
    expect(screen.getByRole("heading", { name: words.title }).query()).toBeNull();
    await expect
      .element(screen.getByRole("link", { name: words.toHome }))
      .toHaveAttribute("href", "/?lang=en");
    expect(made("POST").map(({ body }) => body)).toEqual([{}]);
    expect(send.mock.calls).toEqual([[{ type: "account-deleted" }]]);
    await settled();
    expect(calls.at(-1)?.method).toBe("POST");
  });

  it("hands over the reason, where one is given, in Arabic", async () => {
    const { screen, word, confirm, done, made } = await ask({ language: "ar" });
    const arabic = privacyWords.of("ar");
    await screen.getByRole("combobox", { name: arabic.reason }).selectOptions(arabic["no-car"]);
    await userEvent.fill(word, "حذف");
    await confirm.click();
    await expect.element(done).toBeVisible();
    expect(made("POST").map(({ body }) => body)).toEqual([{ reason: "no-car" }]);
  });

  it("is one call, however often it is confirmed", async () => {
    const { word, confirm, made } = await ask({ answer: "pending" });
    await userEvent.fill(word, "DELETE");
    await userEvent.keyboard("{Enter}");
    await expect.element(confirm).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    (confirm.element() as HTMLElement).click();
    await settled();
    expect(made("POST")).toHaveLength(1);
  });

  it("is reported also where the dialog is closed before the answer comes", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const { word, dialog, done } = await ask({ answer: new Response(readable) });
    await userEvent.fill(word, "DELETE");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.poll(() => document.querySelector("dialog")?.textContent).toBe("");
    await new Blob([JSON.stringify({ data: deleted })]).stream().pipeTo(writable);
    await expect.element(done).toBeVisible();
  });

  it("without a fresh sign-in offers one; the word stays, and nothing is said to have failed", async () => {
    const { screen, word, notice } = await ask({ answer: refusal(403, "sign-in-again") });
    await userEvent.fill(word, "DELETE");
    await userEvent.keyboard("{Enter}");
    await expect.element(notice).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(word).toHaveValue("DELETE");
    expect(screen.getByRole("alert").query()).toBeNull();
  });

  it.each<[Language, string, CallAnswer, "failed" | "offline"]>([
    ["en", "the server fails", refusal(500, "internal"), "failed"],
    ["ar", "the connection is lost", "offline", "offline"],
  ])("says in %s that %s; opened anew it says nothing any more", async (language, _, answer, problem) => {
    const { screen, word, confirm, words, dialog, button } = await ask({ answer, language });
    await userEvent.fill(word, words.word);
    await confirm.click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent(words[problem]);
    await expect.element(word).toHaveValue(words.word);
    await button(words.cancel).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button(words.deleteButton).click();
    await expect.element(dialog).toBeVisible();
    expect(screen.getByRole("alert").query()).toBeNull();
  });
});
