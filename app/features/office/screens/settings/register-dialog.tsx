import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { registerDeviceCall } from "../../calls/settings/device-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { deviceWords } from "./words.ts";

/** Makes this very browser a shared tablet: its manager is out, and it begins anew with the names of who may be next. */
export function RegisterDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = deviceWords.of(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} title={words.registerTitle}>
      {open && <Registration onClose={onClose} />}
    </Dialog>
  );
}

function Registration({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const [words, kit] = [deviceWords.of(language), kitWords.of(language)];
  const { session, location, may } = useSession();
  const [name, setName] = useState("");
  const [place, setPlace] = useState(location?.id ?? null);
  const [isChecked, setChecked] = useState(false);
  const register = useDeed(registerDeviceCall, { done: () => window.location.replace("/office") });
  const missing = (value: string | null) => (isChecked && !value?.trim() ? kit.required : undefined);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (place !== null && name.trim() !== "") register.mutate({ body: { name: name.trim(), place } });
      }}
    >
      <p className="text-sm text-ink-soft">{words.registerText}</p>
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        hint={words.nameHint}
        problem={missing(name)}
        required
        maxLength={60}
        autoFocus
      />
      <Select
        label={words.place}
        value={place}
        onChange={setPlace}
        choices={session.locations
          .filter(({ id }) => may("device.manage", id))
          .map(({ id, name: label }) => ({ id, label }))}
        problem={missing(place)}
        required
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={register.isPending}>
          {words.registerNow}
        </Button>
      </div>
    </form>
  );
}
