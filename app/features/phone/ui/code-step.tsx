import { useEffect, useState } from "react";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { codeDigits } from "../rules/code.ts";
import type { Channel, Problem } from "../rules/confirmation.ts";
import { ChangeNumber } from "./change-number.tsx";
import { CodeField } from "./code-field.tsx";
import { ResendCode } from "./resend-code.tsx";
import type { ConfirmationForm } from "./use-confirmation.ts";
import { phoneWords } from "./words.ts";
import { writtenNumber } from "./written-number.ts";

interface CodeStepProps {
  form: ConfirmationForm;
  channels: readonly Channel[];
  takesFocus: boolean;
}

/** Problems of the code itself; others concern its sending or the connection. */
const ofCode: readonly string[] = ["code-wrong", "invalid-input"];

/** The code that was sent, and what to do where none comes. */
export function CodeStep({ form, channels, takesFocus }: CodeStepProps) {
  const { state, check } = form;
  const { problem, busy, resendAt } = state;
  const language = useLanguage();
  const words = phoneWords.of(language);
  const [code, setCode] = useState("");
  const isOfCode = problem !== null && ofCode.includes(problem.code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every code that is sent begins with an empty field.
  useEffect(() => setCode(""), [resendAt]);
  const onCode = (typed: string) => {
    setCode(typed);
    if (typed.length === codeDigits && typed !== code) void check(typed);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status">
          {state.sentBy === "sms" ? words.sentBySms : words.sentByWhatsapp}{" "}
          <Ltr className="tabular whitespace-nowrap">{writtenNumber(state.phone)}</Ltr>
        </p>
        <ChangeNumber form={form} />
      </div>
      <CodeField
        label={words.code}
        error={isOfCode ? sentenceOf(problem, language) : undefined}
        code={code}
        onCode={onCode}
        onEnter={() => code.length === codeDigits && void check(code)}
        takesFocus={takesFocus}
        busy={busy === "checking"}
      />
      {problem !== null && !isOfCode && <Banner tone="error">{problem.sentence}</Banner>}
      {problem?.code === "network" && code.length === codeDigits && (
        <Button data-analytics="check-code" wide onClick={() => void check(code)}>
          {words.checkAgain}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {busy === "checking" && words.checking}
        {busy === "solving" && words.oneMoment}
      </p>
      <ResendCode form={form} channels={channels} />
    </>
  );
}

function sentenceOf({ sentence, triesLeft }: Problem, language: Language): string {
  const words = phoneWords.of(language);
  if (triesLeft === undefined) return sentence;
  return `${sentence} ${triesLeft === 0 ? words.lastTry : words.triesLeft(triesLeft)}`;
}
