import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { setPinCall } from "../../calls/settings/account-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { type PinForm, pinDigits, problemsOfPin } from "./pin-form.ts";
import { accountWords } from "./words.ts";

/** One's own PIN, entered twice. */
export function PinDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = accountWords.of(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} title={words.pin}>
      {open && <PinEntry onClose={onClose} />}
    </Dialog>
  );
}

function PinEntry({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const [words, kit] = [accountWords.of(language), kitWords.of(language)];
  const [form, setForm] = useState<PinForm>({ pin: "", again: "" });
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const set = useDeed(setPinCall, {
    done: () => {
      showToast({ text: words.pinSet, tone: "success" });
      onClose();
    },
    shows: ({ code, message }) => {
      if (code !== "pin-weak") return false;
      setRefused(message);
      return true;
    },
  });
  const problems = problemsOfPin(form);
  const change = (fields: Partial<PinForm>) => {
    setRefused(undefined);
    setForm((current) => ({ ...current, ...fields }));
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (Object.keys(problems).length === 0) set.mutate({ body: { pin: form.pin } });
      }}
    >
      <TextField
        label={words.newPin}
        value={form.pin}
        onChange={(typed) => change({ pin: pinDigits(typed) })}
        problem={refused ?? (isChecked && problems.pin ? words.sixDigits : undefined)}
        hint={words.sixDigits}
        type="password"
        inputMode="numeric"
        ltr
        autoFocus
      />
      <TextField
        label={words.again}
        value={form.again}
        onChange={(typed) => change({ again: pinDigits(typed) })}
        problem={isChecked && problems.again ? words.notSame : undefined}
        type="password"
        inputMode="numeric"
        ltr
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={set.isPending}>
          {kit.save}
        </Button>
      </div>
    </form>
  );
}
