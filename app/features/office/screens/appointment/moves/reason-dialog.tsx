import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import { dirhamsOf } from "../visit/qar.ts";
import { visitWords } from "../visit/words.ts";
import { appointmentWords } from "../words.ts";
import type { ExplainedMove, Explanation } from "./use-moves.ts";

interface ReasonDialogProps {
  move: ExplainedMove | undefined;
  isBusy: boolean;
  onClose: () => void;
  onSend: (said: Explanation) => void;
}

/** Asks why, before what cannot be explained later. Of a declined request the customer reads it. */
export function ReasonDialog({ move, isBusy, onClose, onSend }: ReasonDialogProps) {
  const language = useLanguage();
  const [words, kit] = [appointmentWords.of(language), kitWords.of(language)];
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isBill = move?.to === "PPY";
  const dueDirhams = isBill ? dirhamsOf(amount) : undefined;
  const typed = reason.trim();
  const isForStaff =
    move !== undefined && (move.to === "WIP" || move.name === "no-show" || move.isUnanswered);
  const send = () => {
    setChecked(true);
    if (!move || (typed === "" && move.needsReason) || (isBill && typeof dueDirhams !== "number")) return;
    onSend({ reason: typed === "" ? undefined : typed, dueDirhams: dueDirhams ?? undefined });
  };
  return (
    <Dialog
      open={move !== undefined}
      onClose={onClose}
      title={move ? words[move.label] : ""}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button
            look={isBill || move?.to === "WIP" || move?.isUnanswered ? "primary" : "danger"}
            onPress={send}
            busy={isBusy}
          >
            {move ? words[move.label] : ""}
          </Button>
        </>
      }
    >
      {isBill && (
        <AmountField
          value={amount}
          onChange={setAmount}
          isMissing={isChecked && dueDirhams === null}
          isWrong={isChecked && dueDirhams === undefined}
        />
      )}
      {move?.isUnanswered && <p className="my-4 text-sm">{words.unanswered}</p>}
      {(!isBill || move.needsReason) && (
        <TextField
          label={words.whyTitle}
          value={reason}
          onChange={setReason}
          lines={3}
          maxLength={1024}
          required={move?.needsReason ?? false}
          hint={isForStaff ? words.whyInside : words.whyHint}
          problem={isChecked && move?.needsReason && typed === "" ? kit.required : undefined}
          autoFocus
        />
      )}
    </Dialog>
  );
}

interface AmountFieldProps {
  value: string;
  onChange: (typed: string) => void;
  isMissing: boolean;
  isWrong: boolean;
}

/** What the customer pays when the car is collected. */
function AmountField({ value, onChange, isMissing, isWrong }: AmountFieldProps) {
  const language = useLanguage();
  const words = appointmentWords.of(language);
  const wrong = isWrong ? visitWords.of(language).amountWrong : undefined;
  return (
    <TextField
      label={words.dueAmount}
      value={value}
      onChange={onChange}
      ltr
      required
      hint={words.dueHint}
      problem={isMissing ? kitWords.of(language).required : wrong}
      autoFocus
    />
  );
}
