import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import type { OfficeRefused } from "../../browser/office-client.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { changeClosureCall, closeBayCall } from "../../calls/capacity-deed-calls.ts";
import { Button, ButtonLink } from "../../ui/kit/button.tsx";
import { DayField } from "../../ui/kit/dates/day-field.tsx";
import { TimeField } from "../../ui/kit/dates/time-field.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { longestReason } from "../hours/reason-fields.tsx";
import { instantAt, type LocalMoment, localMoment } from "./local-instants.ts";
import type { Capacity, Closure } from "./shown-capacity.ts";
import { capacityWords } from "./words.ts";

interface ClosureDialogProps {
  center: string;
  capacity: Capacity;
  /** What is changed; a new closure where it is left out. */
  closure?: Closure | undefined;
  /** Where and when a new one begins. */
  bay?: number | undefined;
  day?: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** A bay that takes no cars for a while: it is out of use, or its technician is away. */
export function ClosureDialog(props: ClosureDialogProps) {
  const words = capacityWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.closureTitle}>
      {props.open && <ClosureForm {...props} />}
    </Dialog>
  );
}

const refusedFields = new Set(["closure-too-short", "days-invalid", "days-too-many"]);

function ClosureForm({ center, capacity, closure, bay, day = capacity.today, onClose }: ClosureDialogProps) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const { timeZone, bays, days } = capacity;
  const timings = days.find((one) => one.day === day)?.timings;
  const [chosen, setChosen] = useState(String(closure?.bay ?? bay ?? bays[0]?.bay ?? 0));
  const [kind, setKind] = useState(closure?.kind ?? "out-of-use");
  const [from, setFrom] = useState(() =>
    closure ? localMoment(closure.from, timeZone) : { day, time: timings?.at(0)?.start ?? "08:00" },
  );
  const [to, setTo] = useState(() =>
    closure ? localMoment(closure.to, timeZone) : { day, time: timings?.at(-1)?.end ?? "17:00" },
  );
  const [reason, setReason] = useState(closure?.reason ?? "");
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [stranded, setStranded] = useState<number>();
  const shows = (refused: OfficeRefused) => {
    if (refusedFields.has(refused.code)) setProblem(refused.message);
    return refusedFields.has(refused.code);
  };
  const done = ({ affected }: { readonly affected: readonly string[] }) => {
    if (affected.length > 0) return setStranded(affected.length);
    showToast({ text: words.saved, tone: "success" });
    onClose();
  };
  const close = useDeed(closeBayCall, { done, shows });
  const change = useDeed(changeClosureCall, { done, shows });
  const [first, last] = [instantAt(from, timeZone), instantAt(to, timeZone)];
  const send = () => {
    setChecked(true);
    setProblem(undefined);
    if (reason.trim() === "" || first === undefined || last === undefined) return;
    const body = { bay: Number(chosen), from: first, to: last, kind, reason: reason.trim() };
    if (closure === undefined) close.mutate({ params: { center }, body });
    else change.mutate({ params: { center, id: closure.id }, body: { ...body, version: closure.version } });
  };
  if (stranded !== undefined)
    return (
      <div role="status" className="grid gap-4">
        <p>{words.stillThere(stranded)}</p>
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{kit.close}</Button>
          <ButtonLink look="primary" to={`/service?day=${from.day}`}>
            {words.toBoard}
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Select
        label={words.bay}
        value={chosen}
        onChange={setChosen}
        choices={bays.map((one) => ({
          id: String(one.bay),
          label: one.name,
          detail: one.technicianName ?? words[one.group],
        }))}
      />
      <Select
        label={words.kind}
        value={kind}
        onChange={(id) => setKind(id === "absence" ? "absence" : "out-of-use")}
        choices={(["out-of-use", "absence"] as const).map((id) => ({ id, label: words[id] }))}
      />
      <MomentFields
        legend={words.from}
        value={from}
        onChange={setFrom}
        isWrong={isChecked && first === undefined}
      />
      <MomentFields
        legend={words.to}
        value={to}
        onChange={setTo}
        isWrong={isChecked && last === undefined}
        problem={problem}
      />
      <TextField
        label={words.reason}
        value={reason}
        onChange={setReason}
        hint={words.reasonInside}
        problem={isChecked && reason.trim() === "" ? kit.required : undefined}
        maxLength={longestReason}
        required
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={close.isPending || change.isPending}>
          {kit.save}
        </Button>
      </div>
    </form>
  );
}

interface MomentFieldsProps {
  legend: string;
  value: LocalMoment;
  onChange: (value: LocalMoment) => void;
  isWrong: boolean;
  problem?: string | undefined;
}

function MomentFields({ legend, value, onChange, isWrong, problem }: MomentFieldsProps) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  return (
    <fieldset className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <legend className="sr-only">{legend}</legend>
      <DayField
        label={`${legend} · ${words.day}`}
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        problem={isWrong && value.day === "" ? kit.required : problem}
        required
      />
      <TimeField
        label={words.time}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        problem={isWrong && value.time === "" ? kit.required : undefined}
        required
      />
    </fieldset>
  );
}
