import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import { findTimesCall, listServicesCall } from "../../calls/appointment-calls.ts";
import { bookCall } from "../../calls/appointment-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { PersonFields } from "./person-fields.tsx";
import { TimeChoice } from "./time-choice.tsx";
import { bodyOf, emptyVisit, isToday, problemsOf, type VisitForm, type VisitProblem } from "./visit-form.ts";
import { walkInWords } from "./words.ts";

interface WalkInProps {
  center: string;
  timeZone: string;
  today: string;
  open: boolean;
  /** Whose visit it is, where their page led here. */
  customerId?: string | undefined;
  onClose: () => void;
}

/** A visit from plate and phone: who is known is found while typing, and the next hour is chosen already. */
export function WalkInDialog(props: WalkInProps) {
  const words = walkInWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.title} size="wide">
      {props.open && <VisitEntry {...props} />}
    </Dialog>
  );
}

function VisitEntry({ center, timeZone, today, customerId, onClose }: WalkInProps) {
  const language = useLanguage();
  const [words, kit] = [walkInWords.of(language), kitWords.of(language)];
  const navigate = useNavigate();
  const { may } = useSession();
  const [form, setForm] = useState(() => emptyVisit(today, language, customerId));
  const [isChecked, setChecked] = useState(false);
  const change = (fields: Partial<VisitForm>) => setForm((current) => ({ ...current, ...fields }));
  const services = useQuery(officeQuery(listServicesCall, { params: { center } }, { language }));
  const times = useQuery({
    ...officeQuery(
      findTimesCall,
      { params: { center }, query: { day: form.day, services: form.serviceCode ?? "" } },
      { language, topics: [`service/${center}`] },
    ),
    enabled: form.serviceCode !== null,
  });
  const book = useDeed(bookCall, {
    done: ({ id }) => {
      showToast({ text: words.booked, tone: "success" });
      onClose();
      void navigate(`/service/${id}`);
    },
  });
  const problems = isChecked ? problemsOf(form) : [];
  const problem = (name: VisitProblem) => (problems.includes(name) ? kit.required : undefined);
  const send = (checkIn: boolean) => {
    setChecked(true);
    if (problemsOf(form).length === 0) book.mutate({ params: { center }, body: bodyOf(form, checkIn) });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <ViewTabs
        label={words.kind}
        chosen={form.kind}
        onChoose={(kind) => change({ kind })}
        views={[
          { id: "walk-in", label: words.walkIn },
          { id: "phone", label: words.byPhone },
        ]}
      />
      <PersonFields
        customerId={customerId}
        center={center}
        form={form}
        change={change}
        problems={problems}
        models={services.data?.models ?? []}
      />
      <Select
        label={words.services}
        value={form.serviceCode}
        onChange={(serviceCode) => change({ serviceCode, startsAt: null })}
        choices={(services.data?.services ?? []).map(({ code, name, group }) => ({
          id: code,
          label: name,
          detail: words[group],
        }))}
        problem={problem("service")}
        required
      />
      <TimeChoice form={form} times={times} timeZone={timeZone} onChange={change} problem={problem("time")} />
      <TextField
        label={words.notes}
        value={form.notes}
        onChange={(notes) => change({ notes })}
        lines={2}
        maxLength={1024}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look={isToday(form, today) ? "plain" : "primary"} busy={book.isPending}>
          {words.book}
        </Button>
        {form.kind === "walk-in" && isToday(form, today) && may("appointment.check-in", center) && (
          <Button look="primary" onPress={() => send(true)} busy={book.isPending}>
            {words.checkIn}
          </Button>
        )}
      </div>
    </form>
  );
}
