import { useState } from "react";
import { longestRemarks } from "#app/features/workshop/rules/check-in.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { correctVisitCall } from "../../../calls/visit-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownVisit } from "../shown.ts";
import { Chips } from "./choices.tsx";
import { focusFirstProblem } from "./first-problem.ts";
import { FuelChoice } from "./fuel.tsx";
import { dirhamsOf, kilometersOf, typedQar } from "./qar.ts";
import { useReading } from "./use-reading.ts";
import { visitWords } from "./words.ts";

interface CorrectProps {
  id: string;
  visit: ShownVisit;
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

/** Mends what was written down at the check-in. */
export function CorrectDialog(props: CorrectProps) {
  const words = visitWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.correctTitle}>
      {props.open && <Correction {...props} />}
    </Dialog>
  );
}

function Correction({ id, visit, timeZone, onClose }: CorrectProps) {
  const language = useLanguage();
  const [words, kit] = [visitWords.of(language), kitWords.of(language)];
  const [form, setForm] = useState(() => ({
    ...{
      odometer: String(visit.odometer),
      fuelEighths: visit.fuelEighths,
      estimate: typedQar(visit.estimateDirhams),
    },
    ...{ isWarranty: visit.isWarranty, belongings: visit.belongings, remarks: visit.remarks },
  }));
  // The version that was read as the form opened: what a colleague changed since is not overwritten.
  const [version] = useState(visit.version);
  const change = (fields: Partial<typeof form>) => setForm((current) => ({ ...current, ...fields }));
  const reading = useReading(form.odometer, timeZone);
  const correct = useDeed(correctVisitCall, {
    done: () => {
      onClose();
      showToast({ text: words.saved, tone: "success" });
    },
    shows: reading.shows,
  });
  const [odometer, estimateDirhams] = [kilometersOf(form.odometer), dirhamsOf(form.estimate)];
  const send = () => {
    if (odometer === undefined || estimateDirhams === undefined) return;
    const confirmLower = reading.confirmation({ kilometers: visit.odometer, at: visit.checkedInAt });
    if (confirmLower === undefined) return;
    const { fuelEighths, isWarranty, belongings, remarks } = form;
    const body = {
      version,
      odometer,
      confirmLower,
      fuelEighths,
      estimateDirhams,
      isWarranty,
      belongings,
      remarks,
    };
    correct.mutate({ params: { id }, body });
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
      {visit.signature !== null && (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">{words.endsSignature}</p>
      )}
      <TextField
        label={words.odometer}
        value={form.odometer}
        onChange={(typed) => change({ odometer: typed })}
        type="tel"
        ltr
        required
        maxLength={9}
        problem={reading.question ?? (odometer === undefined ? words.digitsOnly : undefined)}
      />
      <FuelChoice value={form.fuelEighths} onChange={(fuelEighths) => change({ fuelEighths })} />
      <TextField
        label={words.estimate}
        value={form.estimate}
        onChange={(estimate) => change({ estimate })}
        ltr
        maxLength={12}
        problem={estimateDirhams === undefined ? words.amountWrong : undefined}
      />
      <Chips
        label={words.warranty}
        value={form.isWarranty ? "yes" : "no"}
        onChange={(choice) => change({ isWarranty: choice === "yes" })}
        chips={[
          { id: "no", content: words.no },
          { id: "yes", content: words.yes },
        ]}
      />
      <TextField
        label={words.belongings}
        value={form.belongings}
        onChange={(belongings) => change({ belongings })}
        maxLength={longestRemarks}
      />
      <TextField
        label={words.remarks}
        value={form.remarks}
        onChange={(remarks) => change({ remarks })}
        lines={2}
        maxLength={longestRemarks}
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={correct.isPending}>
          {reading.question === undefined ? kit.save : words.itIsRightSave}
        </Button>
      </div>
    </form>
  );
}
