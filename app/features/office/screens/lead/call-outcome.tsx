import { useState } from "react";
import {
  callOutcomes,
  isOpen,
  type LostReason,
  lostReasons,
  type CallOutcome as Outcome,
} from "#app/features/leads/rules/lead-states.ts";
import { lostReasonWords } from "#app/features/leads/staff-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { recordCallCall } from "../../calls/leads/lead-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { ShownLead } from "../leads/lead-row.ts";
import { callTimeInWords } from "./call-time-words.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { OtherTime } from "./other-time.tsx";
import { leadWords } from "./words.ts";

const keyOf: Readonly<Record<Outcome, string>> = {
  reached: "r",
  "no-answer": "n",
  "call-later": "l",
  "wrong-number": "w",
  won: "v",
  lost: "x",
};
interface Chosen {
  readonly callAt?: string;
  readonly lostReason?: LostReason;
}

/**
 * What a call came to, in two presses: the outcome, then when, why, or that it is so. A note may be typed in between. Who
 * records it for a lead without an owner has it from then on.
 */
export function CallOutcome({ lead }: { lead: ShownLead }) {
  const words = leadWords.of(useLanguage());
  const { may } = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const isPossible = isOpen(lead.state) && may("lead.answer", lead.location ?? undefined);
  useShortcuts(
    isPossible
      ? {
          ...Object.fromEntries(callOutcomes.map((one) => [keyOf[one], () => setOutcome(one)])),
          Escape: outcome === undefined ? undefined : () => setOutcome(undefined),
        }
      : {},
  );
  if (!isPossible) return null;
  return (
    <PageSection title={words.outcome}>
      <fieldset aria-label={words.outcome} className="grid max-w-xl grid-cols-2 gap-2 sm:grid-cols-3">
        {callOutcomes.map((one) => (
          <Button
            key={one}
            aria-pressed={one === outcome}
            onPress={() => setOutcome(one === outcome ? undefined : one)}
            shortcut={keyOf[one].toUpperCase()}
            className={one === outcome ? "border-accent! bg-accent-soft!" : ""}
          >
            {words[one]}
          </Button>
        ))}
      </fieldset>
      {outcome !== undefined && (
        <Rest key={outcome} lead={lead} outcome={outcome} onClose={() => setOutcome(undefined)} />
      )}
    </PageSection>
  );
}

interface RestProps {
  lead: ShownLead;
  outcome: Outcome;
  onClose: () => void;
}

/** The second press. */
function Rest({ lead, outcome, onClose }: RestProps) {
  const language = useLanguage();
  const [words, kit, reasons] = [leadWords.of(language), kitWords.of(language), lostReasonWords.of(language)];
  const [note, setNote] = useState("");
  const record = useDeed(recordCallCall, {
    done: () => {
      showToast({ text: words.recorded, tone: "success" });
      onClose();
      document.querySelector<HTMLElement>("#screen")?.focus({ preventScroll: true });
    },
  });
  const send = (chosen: Chosen = {}) => {
    const typed = note.trim();
    record.mutate({
      params: { id: lead.id },
      body: { version: lead.version, outcome, ...chosen, ...(typed !== "" && { note: typed }) },
    });
  };
  const needsChoice = outcome === "call-later" || outcome === "lost";
  return (
    <form
      className="grid max-w-xl gap-3 rounded-lg border border-line bg-sand-50 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!needsChoice && !record.isPending) send();
      }}
    >
      {outcome === "call-later" && (
        <>
          <ChoiceRow
            label={words.when}
            isBusy={record.isPending}
            onChoose={(callAt) => send({ callAt })}
            choices={lead.callTimes.map((id) => ({ id, label: callTimeInWords(id, language) }))}
          />
          <OtherTime isBusy={record.isPending} onChoose={(callAt) => send({ callAt })} />
        </>
      )}
      {/* A wrong number is an outcome of its own. */}
      {outcome === "lost" && (
        <ChoiceRow
          label={words.why}
          isBusy={record.isPending}
          onChoose={(lostReason) => send({ lostReason })}
          choices={lostReasons
            .filter((id) => id !== "wrong-number")
            .map((id) => ({ id, label: reasons[id] }))}
        />
      )}
      <TextField label={words.note} hint={words.noteHint} value={note} onChange={setNote} maxLength={1024} />
      <div className="flex justify-end gap-2">
        <Button look="quiet" onPress={onClose}>
          {kit.cancel}
        </Button>
        {!needsChoice && (
          <Button type="submit" look="primary" autoFocus busy={record.isPending}>
            {kit.save}: {words[outcome]}
          </Button>
        )}
      </div>
    </form>
  );
}
