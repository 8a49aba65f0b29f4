import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../tests/components/settled.ts";
import { watchLeaving } from "../../../../tests/components/watch-leaving.ts";
import type { ExportState } from "../calls.ts";
import { privacyWords } from "../words.ts";
import { copyExample, heldAnswer, privacyPath, renderPrivacy } from "./privacy-examples.tsx";

const path = `${privacyPath}/export`;
const [preparing, ready] = [copyExample("preparing"), copyExample("ready")];

/** The privacy center with the copies that are there when it is read, one after the other. */
function show(
  copies: readonly (ExportState | null)[],
  answer: CallAnswer | readonly CallAnswer[] = "pending",
  language?: Language,
) {
  const pages = copies.map((copy) => heldAnswer(undefined, copy));
  return renderPrivacy({ answers: { [privacyPath]: pages, [path]: answer }, ...(language && { language }) });
}

describe("a copy", () => {
  it("is prepared, and can be downloaded as soon as it is ready", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { screen, words, button, made } = await show([null, preparing, ready], preparing);
    await expect.element(button(words.prepare)).toBeVisible();
    expect(button(words.download).query()).toBeNull();
    await button(words.prepare).click();
    await expect.element(screen.getByText(words.preparing)).toHaveRole("status");
    await expect.element(button(/Prepare the copy/)).toHaveAttribute("aria-busy", "true");
    vi.advanceTimersByTime(2_000);
    await expect.element(screen.getByText(words.ready("Tuesday, 24 November 2026, 11:00 am"))).toBeVisible();
    await expect.element(button(words.download)).toBeVisible();
    await expect.element(button(words.prepareAgain)).toHaveFocus();
    const [request] = made("POST");
    expect(request?.url.pathname).toBe(`/api${path}`);
    expect(request?.headers.get("idempotency-key")).not.toBeNull();
  });

  it("is requested once, however often it is pressed", async () => {
    const { words, button, made } = await show([null]);
    await button(words.prepare).click();
    await expect.element(button(/Prepare the copy/)).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    await settled();
    expect(made("POST")).toHaveLength(1);
  });

  it("that is being prepared says so in Arabic, and is not requested again", async () => {
    const { screen, button, made } = await show([preparing], "pending", "ar");
    await expect.element(screen.getByText(privacyWords.of("ar").preparing)).toBeVisible();
    (button(/تجهيز النسخة/).element() as HTMLElement).click();
    await settled();
    expect(made("POST")).toEqual([]);
  });

  it("that is ready is downloaded from its address, and the page stays", async () => {
    const left = watchLeaving();
    const { words, button } = await show([ready], { ...ready, address: "/downloads/copy.zip" });
    await button(words.download).click();
    await expect.poll(() => left.map(({ pathname }) => pathname)).toEqual(["/downloads/copy.zip"]);
    await expect.element(button(words.download)).toHaveFocus();
  });

  it("that has expired meanwhile is gone from the page, where a new one can be prepared", async () => {
    const left = watchLeaving();
    const { screen, words, button } = await show([ready, null], Response.json({ data: null }));
    await button(words.download).click();
    await expect.element(button(words.prepare)).toBeVisible();
    expect(screen.getByText(/^Your copy is ready/).query()).toBeNull();
    expect(button(words.download).query()).toBeNull();
    expect(left).toEqual([]);
  });
});

describe.each([
  ["preparing a copy", null, "prepare"],
  ["downloading it", ready, "download"],
] as const)("%s", (_, copy, name) => {
  it("without a fresh sign-in offers to sign in again, and says nothing else", async () => {
    const { screen, words, button, notice } = await show([copy], refusal(403, "sign-in-again"));
    await button(words[name]).click();
    await expect.element(notice).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button(words[name])).toHaveFocus();
    expect(screen.getByRole("alert").query()).toBeNull();
  });

  it.each<[Language, string, CallAnswer, "failed" | "offline"]>([
    ["en", "the server fails", refusal(500, "internal"), "failed"],
    ["ar", "the connection is lost", "offline", "offline"],
  ])("says in %s that %s, and can be tried again", async (language, _, answer, problem) => {
    const { screen, words, button, calls } = await show([copy], answer, language);
    await button(words[name]).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent(words[problem]);
    await button(words[name]).click();
    await expect.poll(() => calls.filter(({ url }) => url.pathname === `/api${path}`)).toHaveLength(2);
  });
});
