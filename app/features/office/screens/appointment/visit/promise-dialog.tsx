import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { workshopRefusals } from "#app/features/workshop/refusals.ts";
import {
  checkPromise,
  type DelayReason,
  delayReasons,
  longestDelayNote,
} from "#app/features/workshop/rules/promise.ts";
import { delayWords } from "#app/features/workshop/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeNow } from "../../../browser/office-clock.ts";
import { officeQuery, useDeed } from "../../../browser/office-queries.ts";
import { changePromiseCall, proposeCheckInCall } from "../../../calls/visit-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownAppointment, ShownVisit } from "../shown.ts";
import { focusFirstProblem } from "./first-problem.ts";
import { PromiseChoice } from "./promise-choice.tsx";
import { promiseTimes } from "./promise-times.ts";
import { visitWords } from "./words.ts";

interface PromiseProps {
  appointment: ShownAppointment;
  visit: ShownVisit;
  open: boolean;
  onClose: () => void;
}

/** Another time at which the car is ready. A later one needs its reason, which the customer reads. */
export function PromiseDialog(props: PromiseProps) {
  const words = visitWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.changePromise}>
      {props.open && <NewPromise {...props} />}
    </Dialog>
  );
}

function NewPromise({ appointment, visit, onClose }: PromiseProps) {
  const language = useLanguage();
  const [words, kit, reasons] = [visitWords.of(language), kitWords.of(language), delayWords.of(language)];
  const { id, timeZone } = appointment;
  const [opened] = useState(officeNow);
  const [promisedAt, setPromisedAt] = useState<string | null>(null);
  const [reason, setReason] = useState<DelayReason | null>(null);
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const proposal = useQuery(officeQuery(proposeCheckInCall, { params: { id } }, { language }));
  const from = new Date(visit.promisedAt);
  const base = from > opened ? from : new Date(Math.ceil(opened.getTime() / 900_000) * 900_000);
  const { closesAt = null, opensAt = null } = proposal.data ?? {};
  const times = promiseTimes({ base, closesAt, opensAt, now: opened }).filter(
    ({ at }) => at !== visit.promisedAt,
  );
  const change = useDeed(changePromiseCall, {
    done: () => {
      onClose();
      showToast({ text: words.saved, tone: "success" });
    },
  });
  const checked =
    promisedAt === null
      ? undefined
      : checkPromise({
          from,
          to: new Date(promisedAt),
          reason: reason ?? undefined,
          note,
          now: officeNow(),
        });
  const refused = isChecked && checked?.ok === false ? checked.code : undefined;
  const textOf = (code: NonNullable<typeof refused>) => workshopRefusals[code][language];
  const isLater = promisedAt !== null && new Date(promisedAt) > from;
  const send = () => {
    setChecked(true);
    if (promisedAt === null || !checked?.ok) return;
    const why = isLater && reason !== null ? { reason, note: note.trim() } : {};
    change.mutate({ params: { id }, body: { version: visit.version, promisedAt, ...why } });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        focusFirstProblem(event.currentTarget);
      }}
    >
      <PromiseChoice
        key={times[0]?.at}
        times={times}
        value={promisedAt}
        onChange={setPromisedAt}
        timeZone={timeZone}
        problem={
          isChecked && promisedAt === null
            ? kit.required
            : refused === "promise-past"
              ? textOf(refused)
              : undefined
        }
      />
      {isLater && (
        <>
          <Select
            label={words.reason}
            required
            value={reason}
            onChange={(one) => setReason(one as DelayReason)}
            choices={delayReasons.map((one) => ({ id: one, label: reasons[one] }))}
            problem={refused === "delay-reason-needed" ? textOf(refused) : undefined}
          />
          <TextField
            label={words.note}
            value={note}
            onChange={setNote}
            lines={2}
            maxLength={longestDelayNote}
            required={reason === "other"}
            problem={refused === "delay-note-needed" ? textOf(refused) : undefined}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">{words.promiseHint}</p>
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={change.isPending}>
          {kit.save}
        </Button>
      </div>
    </form>
  );
}
