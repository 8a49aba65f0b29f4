import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { campaignsWords } from "./words.ts";

export type EndingAnswer = "RJD" | "CANC";

interface ReasonDialogProps {
  answer: EndingAnswer | undefined;
  isBusy: boolean;
  onClose: () => void;
  onSend: (reason: string) => void;
}

/** Asks why a request ends; who declines it has to say so. */
export function ReasonDialog({ answer, isBusy, onClose, onSend }: ReasonDialogProps) {
  const language = useLanguage();
  const [words, kit] = [campaignsWords.of(language), kitWords.of(language)];
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = answer === "RJD" && reason.trim() === "";
  const send = () => {
    setChecked(true);
    if (!isMissing) onSend(reason.trim());
  };
  return (
    <Dialog
      open={answer !== undefined}
      onClose={onClose}
      title={answer === "CANC" ? words.callOffTitle : words.declineTitle}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button look="danger" onPress={send} busy={isBusy}>
            {answer === "CANC" ? words.callOffIt : words.declineIt}
          </Button>
        </>
      }
    >
      <TextField
        label={words.why}
        value={reason}
        onChange={setReason}
        lines={3}
        maxLength={500}
        required={answer === "RJD"}
        hint={words.whyHint}
        problem={isChecked && isMissing ? kit.required : undefined}
        autoFocus
      />
    </Dialog>
  );
}
