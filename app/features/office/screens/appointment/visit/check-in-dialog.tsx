import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { longestRemarks } from "#app/features/workshop/rules/check-in.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeNow } from "../../../browser/office-clock.ts";
import { officeQuery, useDeed } from "../../../browser/office-queries.ts";
import { checkInCarCall, proposeCheckInCall } from "../../../calls/visit-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownAppointment } from "../shown.ts";
import {
  type CheckInForm,
  type CheckInProblem,
  checkInBody,
  checkInProblems,
  emptyCheckIn,
} from "./check-in-form.ts";
import { Chips } from "./choices.tsx";
import { focusFirstProblem } from "./first-problem.ts";
import { FuelChoice } from "./fuel.tsx";
import { PromiseChoice } from "./promise-choice.tsx";
import { plannedReady, promiseTimes } from "./promise-times.ts";
import { useReading } from "./use-reading.ts";
import { visitWords } from "./words.ts";

interface CheckInProps {
  appointment: ShownAppointment;
  open: boolean;
  onClose: () => void;
  /** The car is checked in. */
  onDone: () => void;
}

/** What is written down when a car comes. What was typed stays, also where the dialog is closed in between. */
export function CheckInDialog({ appointment, open, onClose, onDone }: CheckInProps) {
  const words = visitWords.of(useLanguage());
  const [form, setForm] = useState(emptyCheckIn);
  return (
    <Dialog open={open} onClose={onClose} title={words.checkInTitle} size="wide">
      {open && (
        <CheckInEntry
          appointment={appointment}
          form={form}
          onChange={(fields) => setForm((current) => ({ ...current, ...fields }))}
          onClose={onClose}
          onDone={() => {
            setForm(emptyCheckIn);
            onDone();
          }}
        />
      )}
    </Dialog>
  );
}

interface EntryProps extends Omit<CheckInProps, "open"> {
  form: CheckInForm;
  onChange: (fields: Partial<CheckInForm>) => void;
}

function CheckInEntry({ appointment, form, onChange, onClose, onDone }: EntryProps) {
  const language = useLanguage();
  const [words, kit] = [visitWords.of(language), kitWords.of(language)];
  const { id, version, timeZone, mileage, mileageBelow } = appointment;
  const [isChecked, setChecked] = useState(false);
  const reading = useReading(form.odometer, timeZone);
  const [opened] = useState(officeNow);
  const proposal = useQuery(officeQuery(proposeCheckInCall, { params: { id } }, { language }));
  const { lastReading = null, closesAt = null, opensAt = null } = proposal.data ?? {};
  const times = promiseTimes({ base: plannedReady(appointment, opened), closesAt, opensAt, now: opened });
  const first = times[0]?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first one stands chosen from the beginning
  useEffect(() => {
    if (form.promisedAt === null && first !== undefined) onChange({ promisedAt: first });
  }, [first]);
  const checkIn = useDeed(checkInCarCall, {
    done: () => {
      showToast({ text: words.checkedIn, tone: "success" });
      onDone();
    },
    shows: reading.shows,
  });
  const hints = [
    ...(lastReading === null ? [] : [`${reading.hintOf(lastReading)}.`]),
    ...(mileageBelow === null ? [] : [words.customerConfirmed(mileage.toLocaleString("en"))]),
  ];
  const problems = isChecked ? checkInProblems(form, officeNow()) : [];
  const problem = (name: CheckInProblem, text: string) => (problems.includes(name) ? text : undefined);
  const send = () => {
    setChecked(true);
    if (checkInProblems(form, officeNow()).length > 0) return;
    const confirmLower = reading.confirmation(lastReading);
    if (confirmLower === undefined) return;
    checkIn.mutate({ params: { id }, body: { version, ...checkInBody(form, confirmLower) } });
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        focusFirstProblem(event.currentTarget);
      }}
    >
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <TextField
          label={words.odometer}
          value={form.odometer}
          onChange={(typed) => onChange({ odometer: typed })}
          type="tel"
          ltr
          required
          autoFocus
          maxLength={9}
          hint={hints.join(" ")}
          problem={
            reading.question ?? problem("odometer", form.odometer === "" ? kit.required : words.digitsOnly)
          }
        />
        <FuelChoice
          value={form.fuelEighths}
          onChange={(fuelEighths) => onChange({ fuelEighths })}
          problem={problem("fuel", kit.required)}
        />
      </div>
      <PromiseChoice
        key={first}
        times={times}
        value={form.promisedAt}
        onChange={(promisedAt) => onChange({ promisedAt })}
        timeZone={timeZone}
        problem={problem("promised", form.promisedAt === null ? kit.required : words.timePast)}
      />
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <TextField
          label={words.estimate}
          value={form.estimate}
          onChange={(estimate) => onChange({ estimate })}
          ltr
          maxLength={12}
          problem={problem("estimate", words.amountWrong)}
        />
        <Chips
          label={words.warranty}
          value={form.isWarranty ? "yes" : "no"}
          onChange={(choice) => onChange({ isWarranty: choice === "yes" })}
          chips={[
            { id: "no", content: words.no },
            { id: "yes", content: words.yes },
          ]}
        />
      </div>
      <TextField
        label={words.belongings}
        value={form.belongings}
        onChange={(belongings) => onChange({ belongings })}
        maxLength={longestRemarks}
      />
      <TextField
        label={words.remarks}
        value={form.remarks}
        onChange={(remarks) => onChange({ remarks })}
        lines={2}
        maxLength={longestRemarks}
      />
      <div className="sticky bottom-0 z-10 -mx-5 -mb-4 flex justify-end gap-2 border-t border-line bg-surface px-5 py-3">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={checkIn.isPending}>
          {reading.question === undefined ? words.checkIn : words.itIsRight}
        </Button>
      </div>
    </form>
  );
}
