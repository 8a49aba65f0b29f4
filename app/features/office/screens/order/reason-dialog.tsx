import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { orderScreenWords } from "./words.ts";

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What is typed; why, where it is not said. */
  label?: string;
  /** Who reads the reason. */
  hint: string;
  /** What the button does. */
  action: string;
  isBusy: boolean;
  onSend: (reason: string) => void;
}

/** What cannot be done without saying why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const language = useLanguage();
  const [words, kit] = [orderScreenWords.of(language), kitWords.of(language)];
  const { open, onClose, title, label = words.reason, hint, action, isBusy, onSend } = props;
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    const typed = reason.trim();
    if (typed !== "") onSend(typed);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button look="danger" onPress={send} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        value={reason}
        onChange={setReason}
        hint={hint}
        lines={3}
        maxLength={500}
        problem={isTried && reason.trim() === "" ? kit.required : undefined}
        required
        autoFocus
      />
    </Dialog>
  );
}
