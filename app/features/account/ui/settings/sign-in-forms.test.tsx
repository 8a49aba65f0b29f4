import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import { watchLeaving } from "../../../../../tests/components/watch-leaving.ts";
import { signInWords } from "../sign-in-words.ts";
import { RemoveAuthenticator } from "./factors/remove-authenticator.tsx";
import { FreshGate } from "./fresh-gate.tsx";
import { PasswordForm } from "./password-form.tsx";
import { freshUntil, renderAccount } from "./settings-examples.tsx";
import { settingsWords } from "./settings-words.ts";

const done = vi.fn();
const forms = {
  password: <PasswordForm email="noora@example.qa" onSaved={done} />,
  authenticator: <RemoveAuthenticator onRemoved={done} />,
};

async function show(form: keyof typeof forms, answer: CallAnswer, language: Language = "en") {
  done.mockClear();
  const words = settingsWords.of(language);
  const shown = await renderAccount(forms[form], { answers: { [`/v3/account/${form}`]: answer }, language });
  return {
    ...{ ...shown, words },
    failure: (text: string) => shown.screen.getByRole("alert").filter({ hasText: text }),
    password: shown.screen.getByLabelText(new RegExp(`^${words.newPassword}`)),
    notice: shown.screen.getByRole("dialog", { name: signInWords.of(language).againTitle }),
    press: (name: string) => shown.screen.getByRole("button", { name }).click(),
  };
}

describe("the form of a new password", () => {
  const secret = "four green camels";

  it("is sent by Enter, and stored nowhere in the browser", async () => {
    const { password, calls, screen } = await show("password", {});
    await userEvent.fill(password, secret);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(secret);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => done).toHaveBeenCalledTimes(1);
    expect(calls.map(({ body }) => body)).toEqual([{ password: secret }]);
    // By it a password manager knows whose password it is.
    const account = screen.container.querySelector("input[autocomplete=username]");
    expect(account).toHaveValue("noora@example.qa");
  });

  it("is shown on request, and nothing of it is lost", async () => {
    const { screen, password, words } = await show("password", {});
    await userEvent.fill(password, secret);
    await expect.element(password).toHaveAttribute("type", "password");
    await screen.getByRole("checkbox", { name: words.showPassword }).click();
    await expect.element(password).toHaveAttribute("type", "text");
    await expect.element(password).toHaveValue(secret);
  });

  it("is not sent without one, in Arabic", async () => {
    const { password, words, press, calls } = await show("password", {}, "ar");
    await press(words.save);
    await expect
      .element(password)
      .toHaveAccessibleDescription(`${words.passwordHint} ${problemTexts.missing.ar}`);
    expect(calls).toEqual([]);
  });

  it("says at the field why a password is refused, and the typed one stays", async () => {
    const fields = [{ path: "password", message: "Many people use this password." }];
    const { password, words, press } = await show("password", refusal(422, "invalid-input", { fields }));
    await userEvent.fill(password, "password1");
    await press(words.save);
    await expect.element(password).toHaveAccessibleDescription(/Many people use this password\.$/);
    await expect.element(password).toHaveValue("password1");
  });

  it.each<[string, CallAnswer]>([
    ["the server fails", refusal(500, "internal", { message: "Something went wrong." })],
    ["the connection is lost", "offline"],
  ])("says that nothing was saved where %s", async (_, answer) => {
    const { password, words, press, failure } = await show("password", answer);
    await userEvent.fill(password, secret);
    await press(words.save);
    await expect.element(failure(words.notSaved)).toBeVisible();
    await expect.element(password).toHaveValue(secret);
    expect(done).not.toHaveBeenCalled();
  });

  it("without a fresh sign-in offers one, and the password stays in the field alone", async () => {
    const message = commonRefusals["sign-in-again"].ar;
    const answer = refusal(403, "sign-in-again", { message });
    const { password, words, press, failure, notice } = await show("password", answer, "ar");
    await userEvent.fill(password, secret);
    await press(words.save);
    await expect.element(notice).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(failure(message)).toBeVisible();
    await expect.element(password).toHaveValue(secret);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
  });
});

describe("removing the authenticator app", () => {
  it("is one call, however often it is pressed", async () => {
    const { screen, words, press, made } = await show("authenticator", "pending");
    await press(words.removeApp);
    const button = screen.getByRole("button", { name: new RegExp(words.removeApp) });
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    await settled();
    expect(made("DELETE")).toHaveLength(1);
    expect(done).not.toHaveBeenCalled();
  });

  it("reports that it is done", async () => {
    const { words, press } = await show("authenticator", { removed: true });
    await press(words.removeApp);
    await expect.poll(() => done).toHaveBeenCalledTimes(1);
  });

  it.each<[Language, string, CallAnswer, string]>([
    [
      "en",
      "the server fails",
      refusal(500, "internal", { message: "Broken" }),
      settingsWords.of("en").notSaved,
    ],
    ["ar", "the connection is lost", "offline", settingsWords.of("ar").notSaved],
    [
      "ar",
      "it takes a fresh sign-in",
      refusal(403, "sign-in-again", { message: commonRefusals["sign-in-again"].ar }),
      commonRefusals["sign-in-again"].ar,
    ],
  ])("says in %s that %s", async (language, _, answer, text) => {
    const { words, press, failure } = await show("authenticator", answer, language);
    await press(words.removeApp);
    await expect.element(failure(text)).toBeInTheDocument();
    expect(done).not.toHaveBeenCalled();
  });
});

describe("what takes a fresh sign-in", () => {
  const form = <p>The form</p>;
  const gate = (until: string | null) => <FreshGate freshUntil={until}>{form}</FreshGate>;

  it.each([
    ["none", null],
    ["one that has just ended", "2026-11-23T08:00:00.000Z"],
  ])("says so before anything is typed, with %s", async (_, until) => {
    const { screen } = await renderAccount(gate(until), { answers: {} });
    await expect.element(screen.getByText(settingsWords.of("en").againLead)).toBeVisible();
    expect(screen.getByText("The form").query()).toBeNull();
  });

  it("leads to the accounts site, which asks again and leads back", async () => {
    const left = watchLeaving();
    const { screen } = await renderAccount(gate(null), { answers: {}, language: "ar" });
    await screen.getByRole("button", { name: settingsWords.of("ar").again }).click();
    expect(left.map(({ pathname }) => pathname)).toEqual(["/accounts/login"]);
    const query = Object.fromEntries(left[0]?.searchParams ?? []);
    expect(query).toMatchObject({ prompt: "login", lang: "ar", redirect_url: location.href });
  });

  it("is there with one, and stays when that ends meanwhile", async () => {
    const { screen, show: showNext } = await renderAccount(gate(freshUntil), { answers: {} });
    await expect.element(screen.getByText("The form")).toBeVisible();
    showNext(gate(null));
    await expect.element(screen.getByText("The form")).toBeVisible();
  });

  it("comes as soon as there is one", async () => {
    const { screen, show: showNext } = await renderAccount(gate(null), { answers: {} });
    showNext(gate(freshUntil));
    await expect.element(screen.getByText("The form")).toBeVisible();
  });
});
