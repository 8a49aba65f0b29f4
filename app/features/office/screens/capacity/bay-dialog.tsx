import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { describeBayCall } from "../../calls/capacity-deed-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { Bay } from "./shown-capacity.ts";
import { capacityWords } from "./words.ts";

interface BayDialogProps {
  center: string;
  bay: Bay | undefined;
  onClose: () => void;
}

/** What a bay is called, and who works there. */
export function BayDialog({ center, bay, onClose }: BayDialogProps) {
  return (
    <Dialog open={bay !== undefined} onClose={onClose} title={bay?.name ?? ""}>
      {bay && <BayForm center={center} bay={bay} onClose={onClose} />}
    </Dialog>
  );
}

function BayForm({ center, bay, onClose }: BayDialogProps & { bay: Bay }) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const [names, setNames] = useState(bay.names ?? { en: "", ar: "" });
  const [technician, setTechnician] = useState(bay.technician ?? "");
  const [isChecked, setChecked] = useState(false);
  const [en, ar, who] = [names.en.trim(), names.ar.trim(), technician.trim()];
  const describe = useDeed(describeBayCall, {
    done: () => {
      showToast({ text: words.saved, tone: "success" });
      onClose();
    },
  });
  const problem = (own: string, other: string) =>
    isChecked && own === "" && other !== "" ? kit.required : undefined;
  const send = () => {
    setChecked(true);
    if ((en === "") !== (ar === "")) return;
    const body = {
      version: bay.version,
      names: en === "" ? null : { en, ar },
      technician: who === "" ? null : who,
    };
    describe.mutate({ params: { center, bay: String(bay.bay) }, body });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.nameEn}
        value={names.en}
        onChange={(next) => setNames({ ...names, en: next })}
        problem={problem(en, ar)}
        hint={words.namesHint}
        maxLength={60}
        autoFocus
      />
      <TextField
        label={words.nameAr}
        value={names.ar}
        onChange={(next) => setNames({ ...names, ar: next })}
        problem={problem(ar, en)}
        maxLength={60}
      />
      <TextField label={words.technician} value={technician} onChange={setTechnician} maxLength={80} />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={describe.isPending}>
          {kit.save}
        </Button>
      </div>
    </form>
  );
}
