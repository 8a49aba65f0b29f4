import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { refusal } from "../../../../tests/components/answer-calls.ts";
import { afterEvent, newConfirmation, storedText } from "../rules/confirmation.ts";
import { button, code, number, requestCode, sent, shown } from "./phone-confirmation-examples.tsx";

/** A reload right after a code was sent. */
function codeWasSent(secondsAgo = 0): void {
  const now = Date.now() - secondsAgo * 1_000;
  const state = afterEvent(newConfirmation("5512 3456"), { type: "sent", ...sent, now });
  sessionStorage.setItem("marsa.form.phone.test-drive", storedText(state));
}

describe("a code that is not sent", () => {
  it.each([
    ["en" as const, "", "Enter your mobile number: eight digits."],
    ["ar" as const, "4512", "أدخل رقم جوالك المكوّن من ثمانية أرقام."],
  ])("for what is no number, in %s: %j", async (language, typed, sentence) => {
    const { screen, made } = await shown({}, { language });
    if (typed !== "") await userEvent.fill(number(screen), typed);
    await userEvent.type(number(screen), "{Enter}");
    await expect.element(screen.getByRole("alert")).toMatchTextContent(sentence);
    await expect.element(number(screen)).toHaveFocus();
    expect(made("/codes")).toHaveLength(0);
  });

  it("with the server's own sentence; the number stays", async () => {
    const { screen } = await shown({
      codes: refusal(429, "codes-used-up", { message: "Five codes today." }),
    });
    await userEvent.fill(number(screen), "55123456");
    await button(screen, "Send code").click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Five codes today.");
    await expect.element(number(screen)).toHaveValue("5512 3456");
  });

  it("without a connection, and then once, under the same key", async () => {
    const { screen, made } = await shown({ codes: ["offline", sent] });
    await userEvent.fill(number(screen), "55123456");
    await button(screen, "Send code").click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Your number is still here");
    await button(screen, "Send code").click();
    await expect.element(code(screen)).toHaveFocus();
    const keys = made("/codes").map(({ headers }) => headers.get("idempotency-key"));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it("where nothing can be sent at all: it says so instead of a field", async () => {
    const { screen } = await shown({ channels: { channels: [] } }, { language: "ar" });
    await expect.element(screen.getByRole("alert")).toMatchTextContent("لا يمكننا إرسال الرموز حالياً.");
    expect(screen.getByRole("textbox").elements()).toHaveLength(0);
  });

  it("because one is on its way: its field appears, with the time to wait", async () => {
    const soon = refusal(429, "code-too-soon", { message: "On its way.", resendIn: 75 });
    const { screen } = await shown({ codes: soon });
    await requestCode(screen);
    await expect.element(screen.getByRole("alert")).toMatchTextContent("On its way.");
    await expect.element(screen.getByText(/You can request a new code in 1:1\d/)).toBeVisible();
  });
});

it("a busy network's visitor waits a moment while the browser works, and then has the code", async () => {
  const [cost, counter] = [1_000, 40];
  const challenge = await createChallenge({ algorithm: "PBKDF2/SHA-256", cost, counter, deriveKey });
  const { screen, made } = await shown({ codes: [refusal(428, "work-needed", { challenge }), sent] });
  await userEvent.fill(number(screen), "55123456");
  await button(screen, "Send code").click();
  await expect.element(code(screen)).toHaveFocus();
  const [first, second] = made("/codes").map(({ body }) => body as { work?: string });
  expect(first?.work).toBeUndefined();
  expect(JSON.parse(atob(second?.work ?? ""))).toMatchObject({ challenge, solution: { counter } });
});

describe("after a reload", () => {
  it("the code can be entered, and nothing takes the focus", async () => {
    codeWasSent(10);
    const { screen } = await shown();
    await expect.element(screen.getByText(/by SMS to \+974 5512 3456/)).toBeVisible();
    await expect.element(screen.getByText(/new code in 0:[45]\d/)).toBeVisible();
    await expect.element(code(screen)).not.toHaveFocus();
    await userEvent.fill(code(screen), "123456");
    await expect.element(screen.getByText(/Number confirmed/)).toBeVisible();
  });

  it("the next code may come by the other channel once its time has come", async () => {
    codeWasSent(61);
    const { screen, made } = await shown();
    await button(screen, "Send a new code by WhatsApp").click();
    await expect.element(screen.getByText(/by WhatsApp to/)).toBeVisible();
    expect(made("/codes")[0]?.body).toMatchObject({ channel: "whatsapp" });
  });

  it("a code whose time is over is a number again", async () => {
    codeWasSent(301);
    const { screen } = await shown();
    await expect.element(number(screen)).toHaveValue("5512 3456");
  });

  it("a code whose time ends is said to be over", async () => {
    codeWasSent(299);
    const { screen } = await shown();
    await expect.element(screen.getByRole("alert")).toMatchTextContent("This code is no longer valid.");
    await expect.element(button(screen, "Send a new code by SMS")).toBeVisible();
  });
});

describe("what became of a code", () => {
  it.each([
    ["failed", "whatsapp", 4_000, "alert", "The code could not be delivered."],
    ["sent", "whatsapp", 4_000, "status", "We sent a code by WhatsApp to +974 5512 3456"],
    ["waiting", "sms", 40_000, "alert", "The code has not left yet."],
  ] as const)("is shown a little later: %s by %s", async (state, channel, after, role, sentence) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    codeWasSent();
    const { screen } = await shown({ delivery: { channel, state } });
    await vi.advanceTimersByTimeAsync(after);
    await expect.element(screen.getByRole(role).filter({ hasText: sentence })).toBeVisible();
  });
});

it("Enter confirms the number and does not send the form around it", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { screen, node } = await shown();
  screen.show(<form onSubmit={onSubmit}>{node}</form>);
  await userEvent.fill(number(screen), "55123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(code(screen)).toHaveFocus();
  await userEvent.keyboard("12345{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});
