import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type Choice, Select, TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { answerWords } from "./answer-words.ts";

/** Why something is rejected: one of some reasons, and a note that one of them may need. */
export function useRejection<Reason extends string>(reasons: readonly Reason[], needsText?: Reason) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const isTextMissing = reason !== null && reason === needsText && text.trim() === "";
  return {
    ...{ reason, text, setText },
    choose: (id: string) => setReason(reasons.find((one) => one === id) ?? null),
    isReasonMissing: isTried && reason === null,
    isTextMissing: isTried && isTextMissing,
    /** What is sent; undefined where something is missing, which is shown from then on. */
    check() {
      setTried(true);
      return reason === null || isTextMissing ? undefined : { reason, text: text.trim() };
    },
  };
}

interface RejectionProps {
  rejection: Omit<ReturnType<typeof useRejection>, "reason" | "check"> & { readonly reason: string | null };
  choices: readonly Choice[];
  maxLength: number;
}

export function Rejection({ rejection, choices, maxLength }: RejectionProps) {
  const language = useLanguage();
  const [words, kit] = [answerWords.of(language), kitWords.of(language)];
  return (
    <div className="grid gap-3">
      <Select
        label={words.reason}
        value={rejection.reason}
        onChange={rejection.choose}
        choices={choices}
        problem={rejection.isReasonMissing ? kit.required : undefined}
        required
      />
      <TextField
        label={words.noteToCustomer}
        value={rejection.text}
        onChange={rejection.setText}
        problem={rejection.isTextMissing ? kit.required : undefined}
        hint={words.customerReads}
        lines={3}
        maxLength={maxLength}
      />
    </div>
  );
}
