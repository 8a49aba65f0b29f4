import { useMemo, useState } from "react";
import type { ServiceCenter } from "#app/features/scheduling/calls.ts";
import { openTimesByDay } from "#app/features/scheduling/rules/center-times.ts";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { addDays } from "#app/i18n/dates/dates.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { readDraft } from "#app/ui/form/draft.ts";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { useBookingPage } from "../booking-page.ts";
import { DateField } from "./date-field.tsx";
import { typedDay } from "./typed-day.ts";
import type { CampaignFormState } from "./use-campaign-form.ts";
import { campaignWords } from "./words.ts";

interface VisitFieldsProps {
  form: CampaignFormState;
  centers: readonly ServiceCenter[];
}

/** Where and when. The time can be chosen once there are a center and a date; it is of the center's hours. */
export function VisitFields({ form, centers }: VisitFieldsProps) {
  const { language, texts } = useBookingPage();
  const words = campaignWords.of(language);
  const { name, subject, errorOf, lost } = form;
  // A draft is filled in after the first drawing: its time needs its options by then.
  const [draft] = useState(() => readDraft(name)?.values);
  const [centerId, setCenterId] = useState(draft?.serviceCenter ?? "");
  const [day, setDay] = useState(() => typedDay(draft?.serviceDate ?? ""));
  const center = centers.find(({ id }) => id === centerId);
  const { serverNow } = useCustomerAccess();
  const times = useMemo(
    () => center && openTimesByDay(center, new Date(serverNow()), subject.lastDay),
    [center, serverNow, subject.lastDay],
  );
  const offered = (day === undefined ? undefined : times?.get(day)) ?? [];
  const free = offered.filter(({ startTime }) => !lost.includes(startTime));
  const needsBoth = center === undefined || day === undefined;
  const timeZone = center?.timeZone ?? subject.timeZone;
  return (
    <>
      <SelectField
        name="serviceCenter"
        label={words.serviceCenter}
        required
        error={errorOf("serviceCenter")}
        onChange={(event) => setCenterId(event.target.value)}
      >
        <option value="">{words.noCenter}</option>
        {centers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className="form-pair">
        <DateField
          name="serviceDate"
          error={errorOf("serviceDate")}
          firstDay={subject.firstDay}
          lastDay={subject.lastDay}
          openDays={
            times === undefined ? everyDay(subject.firstDay, subject.lastDay) : [...times.keys()].sort()
          }
          onDay={setDay}
        />
        <SelectField
          // Another center or day has other times.
          key={`${centerId} ${day}`}
          name="serviceTime"
          label={words.serviceTime}
          hint={needsBoth ? words.timeNeedsBoth : free.length === 0 ? texts.noSlots : form.localTime}
          required
          disabled={needsBoth}
          error={errorOf("serviceTime")}
        >
          <option value="">{words.noTime}</option>
          {free.map(({ startTime, endTime }) => (
            <option key={startTime} value={startTime}>
              {hoursInWords([startTime, endTime], timeZone, language)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

/** Before a center is chosen, no day is closed. */
function everyDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
