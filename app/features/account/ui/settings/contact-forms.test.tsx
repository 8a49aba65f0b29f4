import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { hintTexts } from "#app/lib/validation/hint-texts.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { formWords } from "#app/ui/form/words.ts";
import { type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import { accountRefusals } from "../../refusals.ts";
import { signInWords } from "../sign-in-words.ts";
import { EmailForm } from "./email-form.tsx";
import { NamesForm } from "./names-form.tsx";
import { renderAccount } from "./settings-examples.tsx";
import { settingsWords } from "./settings-words.ts";

const names = { firstName: "Noora", lastName: "Al Kuwari", nameAr: "" };
const done = vi.fn();
const forms = {
  names: { path: "/v3/account", node: <NamesForm presets={names} onSaved={done} /> },
  email: { path: "/v3/account/email", node: <EmailForm onSent={done} /> },
};

async function show(
  form: keyof typeof forms,
  answer: CallAnswer | readonly CallAnswer[],
  language: Language = "en",
) {
  done.mockClear();
  const words = settingsWords.of(language);
  const { path, node } = forms[form];
  const shown = await renderAccount(node, { answers: { [path]: answer }, language });
  const field = (label: string) => shown.screen.getByRole("textbox", { name: new RegExp(`^${label}`) });
  const failure = (text: string) => shown.screen.getByRole("alert").filter({ hasText: text });
  return {
    ...shown,
    ...{ words, field, failure },
    email: field(words.newEmail),
    notice: shown.screen.getByRole("dialog", { name: signInWords.of(language).againTitle }),
    press: (name: string) => shown.screen.getByRole("button", { name }).click(),
  };
}
const keys = (calls: readonly { headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get("idempotency-key"));

describe("the form of names", () => {
  it("begins with those of the account, and Enter saves the changed ones", async () => {
    const { field, words, calls } = await show("names", { ...names, lastName: "Al Thani" });
    await expect.element(field(words.firstName)).toHaveValue("Noora");
    await userEvent.fill(field(words.lastName), "Al Thani");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => done).toHaveBeenCalledTimes(1);
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ["PATCH", { firstName: "Noora", lastName: "Al Thani", nameAr: "" }],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("is not sent with an empty or a refused name, and offers a spelling of that", async () => {
    const { screen, field, words, calls, press } = await show("names", names);
    await userEvent.fill(field(words.firstName), "");
    await userEvent.fill(field(words.lastName), "Al-Thani");
    await press(words.save);
    const summary = screen.getByRole("region", { name: formWords.of("en").fieldsToMend(2) });
    await expect.element(summary).toHaveFocus();
    await expect.element(field(words.firstName)).toHaveAccessibleDescription(problemTexts.missing.en);
    await press(formWords.of("en").takeSuggestion("Al Thani"));
    await expect.element(field(words.lastName)).toHaveValue("Al Thani");
    expect(calls).toEqual([]);
  });

  it("takes an Arabic name, which nobody has to have, in Arabic letters alone", async () => {
    const { field, words, calls, press } = await show("names", names, "ar");
    await expect.element(field(words.nameAr)).not.toBeRequired();
    await userEvent.fill(field(words.nameAr), "Noora");
    await press(words.save);
    await expect
      .element(field(words.nameAr))
      .toHaveAccessibleDescription(new RegExp(hintTexts.nameNotInArabic.ar));
    expect(calls).toEqual([]);
    await userEvent.fill(field(words.nameAr), "نورة الكواري");
    await press(words.save);
    await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ ...names, nameAr: "نورة الكواري" }]);
  });

  it("shows at its field what the server refuses, in the language of the page", async () => {
    const fields = [{ path: "lastName", message: problemTexts["wrong-format"].en }];
    const { field, words, press } = await show("names", refusal(422, "invalid-input", { fields }), "ar");
    await userEvent.fill(field(words.lastName), "الكواري");
    await press(words.save);
    await expect.element(field(words.lastName)).toHaveAccessibleDescription(problemTexts["wrong-format"].ar);
    await expect.element(field(words.lastName)).toHaveValue("الكواري");
    expect(done).not.toHaveBeenCalled();
  });

  it.each<[Language, string, CallAnswer, string]>([
    ["en", "the account is gone", refusal(404, "not-found"), settingsWords.of("en").notSaved],
    ["ar", "the server fails", refusal(500, "internal"), settingsWords.of("ar").notSaved],
    ["ar", "the connection is lost", "offline", formWords.of("ar").offline],
  ])("says in %s that %s, and what was typed stays", async (language, _, answer, text) => {
    const { field, words, press, failure } = await show("names", answer, language);
    await userEvent.fill(field(words.firstName), "Maryam");
    await press(words.save);
    await expect.element(failure(text)).toBeVisible();
    await expect.element(field(words.firstName)).toHaveValue("Maryam");
    expect(done).not.toHaveBeenCalled();
  });

  it("sends the same request again after a lost connection, and a new one after a refusal", async () => {
    const answers: CallAnswer[] = ["offline", refusal(500, "internal"), names];
    const { field, words, press, failure, calls } = await show("names", answers);
    await userEvent.fill(field(words.firstName), "Maryam");
    await press(words.save);
    await expect.element(failure(formWords.of("en").offline)).toBeVisible();
    await press(words.save);
    await expect.element(failure(words.notSaved)).toBeVisible();
    await press(words.save);
    await expect.poll(() => done).toHaveBeenCalledTimes(1);
    const [lost, refused, saved] = keys(calls);
    expect(refused).toBe(lost);
    expect(saved).not.toBe(lost);
  });
});

describe("the form of a new address", () => {
  it("sends it, and hands over the one that the link went to", async () => {
    const { email, words, press, calls } = await show("email", { email: "maryam@example.qa" });
    await userEvent.fill(email, "Maryam@example.qa");
    await press(words.sendLink);
    await expect.poll(() => done).toHaveBeenCalledWith("maryam@example.qa");
    expect(calls.map(({ body }) => body)).toEqual([{ email: "Maryam@example.qa" }]);
  });

  it.each<[Language, string, "missing" | "wrong-format"]>([
    ["en", "", "missing"],
    ["ar", "maryam@example", "wrong-format"],
  ])("is not sent in %s with '%s': %s", async (language, typed, problem) => {
    const { email, words, press, calls } = await show("email", {}, language);
    await userEvent.fill(email, typed);
    await press(words.sendLink);
    const hint = problem === "missing" ? "" : ` ${hintTexts.emailWithoutEnding[language]}`;
    await expect.element(email).toHaveAccessibleDescription(`${problemTexts[problem][language]}${hint}`);
    expect(calls).toEqual([]);
  });

  it.each([
    ["en", "email-unchanged", accountRefusals["email-unchanged"]],
    ["ar", "email-unchanged", accountRefusals["email-unchanged"]],
    ["en", "too-many-mails", accountRefusals["too-many-mails"]],
    ["ar", "too-many-requests", commonRefusals["too-many-requests"]],
  ] as const)(
    "says in %s why it is refused (%s), and what was typed stays",
    async (language, code, refused) => {
      const answer = refusal(refused.status, code, { message: refused[language] });
      const { email, words, press, failure, notice } = await show("email", answer, language);
      await userEvent.fill(email, "noora@example.qa");
      await press(words.sendLink);
      await expect.element(failure(refused[language])).toBeVisible();
      await expect.element(email).toHaveValue("noora@example.qa");
      expect(notice.query()).toBeNull();
      expect(done).not.toHaveBeenCalled();
    },
  );

  it("without a fresh sign-in offers one; the address is still there after it", async () => {
    const message = commonRefusals["sign-in-again"].en;
    const shown = await show("email", refusal(403, "sign-in-again", { message }));
    const { email, words, press, failure, notice, screen } = shown;
    await userEvent.fill(email, "maryam@example.qa");
    await press(words.sendLink);
    await expect.element(notice).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(failure(message)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: words.sendLink })).toHaveFocus();
    // As after the way to the accounts site and back.
    shown.show(<p>Elsewhere</p>);
    shown.show(<EmailForm onSent={done} />);
    await expect.element(email).toHaveValue("maryam@example.qa");
  });

  it("repeats the same request after a lost connection, so that one mail goes out", async () => {
    const answers: CallAnswer[] = ["offline", { email: "m@example.qa" }];
    const { email, words, press, failure, calls } = await show("email", answers);
    await userEvent.fill(email, "m@example.qa");
    await press(words.sendLink);
    await expect.element(failure(formWords.of("en").offline)).toBeVisible();
    await press(words.sendLink);
    await expect.poll(() => done).toHaveBeenCalledTimes(1);
    expect(new Set(keys(calls)).size).toBe(1);
  });

  it("sent twice is one call", async () => {
    const { email, words, press, calls } = await show("email", "pending");
    await userEvent.fill(email, "maryam@example.qa");
    await press(words.sendLink);
    await userEvent.keyboard("{Enter}");
    await userEvent.type(email, "{Enter}");
    await settled();
    expect(calls).toHaveLength(1);
  });
});
