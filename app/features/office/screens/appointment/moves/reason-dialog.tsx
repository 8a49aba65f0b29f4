import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import { appointmentWords } from "../words.ts";
import type { ExplainedMove } from "./use-moves.ts";

interface ReasonDialogProps {
  move: ExplainedMove | undefined;
  isBusy: boolean;
  onClose: () => void;
  onSend: (reason: string | undefined) => void;
}

/** Asks why, before what cannot be explained later. Of a declined request the customer reads it. */
export function ReasonDialog({ move, isBusy, onClose, onSend }: ReasonDialogProps) {
  const language = useLanguage();
  const [words, kit] = [appointmentWords.of(language), kitWords.of(language)];
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isForStaff =
    move !== undefined && (move.to === "WIP" || move.name === "no-show" || move.isUnanswered);
  const send = () => {
    setChecked(true);
    const typed = reason.trim();
    if (move && (typed !== "" || !move.needsReason)) onSend(typed === "" ? undefined : typed);
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
            look={move?.to === "WIP" || move?.isUnanswered ? "primary" : "danger"}
            onPress={send}
            busy={isBusy}
          >
            {move ? words[move.label] : ""}
          </Button>
        </>
      }
    >
      {move?.isUnanswered && <p className="mb-4 text-sm">{words.unanswered}</p>}
      <TextField
        label={words.whyTitle}
        value={reason}
        onChange={setReason}
        lines={3}
        maxLength={1024}
        required={move?.needsReason ?? false}
        hint={isForStaff ? words.whyInside : words.whyHint}
        problem={isChecked && move?.needsReason && reason.trim() === "" ? kit.required : undefined}
        autoFocus
      />
    </Dialog>
  );
}
