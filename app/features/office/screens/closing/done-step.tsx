import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { capacityWords } from "../capacity/words.ts";
import type { HoursDone } from "./use-hours-deed.ts";

/** What was done with the affected appointments, once it is done. */
export function DoneStep({
  done: { moved, canceled, toCall },
  onClose,
}: {
  done: HoursDone;
  onClose: () => void;
}) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const lines = [
    ...(moved > 0 ? [words.doneMoved(moved)] : []),
    ...(canceled > 0 ? [words.doneCanceled(canceled)] : []),
    ...(toCall > 0 ? [words.doneToCall(toCall)] : []),
  ];
  return (
    <div role="status" className="grid justify-items-center gap-2 py-6 text-center">
      <Icon name="check" className="size-7 text-success" />
      <p className="text-lg">{words.doneTitle}</p>
      <p className="text-ink-soft">{lines.length === 0 ? words.nothingAffected : lines.join(" · ")}</p>
      {moved + canceled > 0 && <p className="text-sm text-ink-soft">{words.doneNotified}</p>}
      <Button look="primary" onPress={onClose} autoFocus className="mt-3">
        {kit.close}
      </Button>
    </div>
  );
}
