import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { addOverrideCall, changeOverrideCall, removeOverrideCall } from "../../calls/capacity-deed-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { Capacity, Override } from "../capacity/shown-capacity.ts";
import { capacityWords } from "../capacity/words.ts";
import { AffectedList } from "../closing/affected-list.tsx";
import { DoneStep } from "../closing/done-step.tsx";
import { type HoursDone, useAffected, useHoursDeed } from "../closing/use-hours-deed.ts";
import { DatedFields, type DatedForm, Presets } from "./dated-fields.tsx";
import { OverridePlan, useOverridePlan } from "./override-plan.tsx";
import { hasReasons, noReasons, ReasonFields } from "./reason-fields.tsx";

interface OverrideDialogProps {
  center: string;
  capacity: Capacity;
  /** The hours that are changed; new ones where it is left out. */
  override?: Override | undefined;
  /** The first day of new hours. */
  day?: string;
  /** What was closed is to be opened again: the dialog begins with that. */
  isReopening?: boolean;
  open: boolean;
  onClose: () => void;
}

/** Hours of a range of days that differ from the weekdays': Ramadan, Eid, a closure. */
export function OverrideDialog(props: OverrideDialogProps) {
  const words = capacityWords.of(useLanguage());
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.override === undefined ? words.otherHours : words.changeHours}
      size="wide"
    >
      {props.open && <OverrideForm {...props} />}
    </Dialog>
  );
}

function OverrideForm(props: OverrideDialogProps) {
  const { center, capacity, override, day = capacity.today, isReopening = false, onClose } = props;
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const [form, setForm] = useState<DatedForm>(
    override ?? { from: day, to: day, timings: [], reason: noReasons },
  );
  const [isChecked, setChecked] = useState(false);
  const [isRemoving, setRemoving] = useState(isReopening);
  const [isConfirming, setConfirming] = useState(false);
  const [done, setDone] = useState<HoursDone>();
  const affected = useAffected(
    center,
    (one) =>
      (form.from <= one && one <= form.to) ||
      (override !== undefined && override.from <= one && one <= override.to),
  );
  const { resolving, problem, forget, versionOf } = affected;
  const finish = (answer: HoursDone) => {
    if (answer.moved + answer.canceled + answer.toCall > 0) return setDone(answer);
    showToast({ text: words.saved, tone: "success" });
    onClose();
  };
  const add = useHoursDeed(addOverrideCall, affected, finish);
  const change = useHoursDeed(changeOverrideCall, affected, finish);
  const remove = useHoursDeed(removeOverrideCall, affected, finish);
  const [opened] = useState(override?.version ?? 0);
  const version = versionOf(opened, capacity.overrides.find(({ id }) => id === override?.id)?.version);
  const plan = useOverridePlan(center, form, {
    id: override?.id,
    isWanted: !isRemoving && done === undefined,
  });
  const isClosure = form.timings.length === 0;
  const removeIt = () => {
    if (!isRemoving) {
      forget();
      setRemoving(true);
    } else if (override) {
      const body = { version, resolutions: resolving.resolutions() };
      remove.mutate({ params: { center, id: override.id }, body });
    }
  };
  const save = () => {
    setChecked(true);
    const { from, to, timings, reason } = form;
    if (!hasReasons(reason) || from === "" || to === "") return;
    // Closing is confirmed, with what it does.
    if (isClosure && !isConfirming) return setConfirming(true);
    const body = { from, to, timings: [...timings], reason: { en: reason.en.trim(), ar: reason.ar.trim() } };
    const sent = { ...body, resolutions: resolving.resolutions() };
    if (override === undefined) add.mutate({ params: { center }, body: sent });
    else change.mutate({ params: { center, id: override.id }, body: { ...sent, version } });
  };
  if (done !== undefined) return <DoneStep done={done} onClose={onClose} />;
  /** Other days or hours affect other appointments. */
  const edit = (changed: DatedForm) => {
    setForm(changed);
    setRemoving(false);
    setConfirming(false);
    forget();
  };
  return (
    <div className="grid gap-4">
      {override === undefined && <Presets onChoose={(preset) => edit({ ...form, ...preset })} />}
      <DatedFields form={form} onChange={edit} isChecked={isChecked} />
      <ReasonFields
        value={form.reason}
        onChange={(reason) => setForm({ ...form, reason })}
        isChecked={isChecked}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {!isRemoving && !problem && <OverridePlan plan={plan} />}
      {isConfirming && plan.data && (
        <p role="alert" className="text-sm">
          {words.confirmClosure(words.dayCount(plan.data.days), plan.data.affected)}
        </p>
      )}
      {isRemoving && <p className="text-sm text-ink-soft">{words.removeText}</p>}
      <AffectedList resolving={resolving} timeZone={capacity.timeZone} />
      <div className="flex flex-wrap justify-end gap-2">
        {override !== undefined && (
          <Button
            look={isRemoving ? "danger" : "quiet"}
            onPress={removeIt}
            busy={remove.isPending}
            isDisabled={isRemoving && resolving.open > 0}
            className="me-auto"
          >
            {isReopening ? words.reopenDay : words.remove}
          </Button>
        )}
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button
          look={isConfirming ? "danger" : "primary"}
          onPress={save}
          busy={add.isPending || change.isPending}
          isDisabled={
            isRemoving || resolving.open > 0 || resolving.isLoading || (isClosure && !plan.isSuccess)
          }
        >
          {isConfirming ? words.closeThese : kit.save}
        </Button>
      </div>
    </div>
  );
}
