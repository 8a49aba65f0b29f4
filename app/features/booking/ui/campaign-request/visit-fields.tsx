import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { findCampaignTimesCall } from "#app/features/campaigns/calls.ts";
import type { ServiceCenter } from "#app/features/scheduling/calls.ts";
import { hoursInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { readDraft } from "#app/ui/form/draft.ts";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { useBookingPage } from "../booking-page.ts";
import type { CampaignSubject } from "./campaign-fields.ts";
import type { CampaignFormState } from "./use-campaign-form.ts";
import { VisitDayField } from "./visit-day-field.tsx";
import { campaignWords } from "./words.ts";

interface VisitFieldsProps {
  form: CampaignFormState;
  centers: readonly ServiceCenter[];
}

/** Where and when. The time can be chosen once there are a center and a date; it is of the center's hours. */
export function VisitFields({ form, centers }: VisitFieldsProps) {
  const { language, texts } = useBookingPage();
  const words = campaignWords.of(language);
  const { name, subject, errorOf } = form;
  // A draft is filled in after the first drawing: its time needs its options by then.
  const [draft] = useState(() => readDraft(name)?.values);
  const [centerId, setCenterId] = useState(draft?.serviceCenter ?? "");
  const [day, setDay] = useState(draft?.serviceDate ?? "");
  const center = centers.find(({ id }) => id === centerId);
  const timeZone = center?.timeZone ?? subject.timeZone;
  const { times, isError, reload } = useFreeTimes(center, subject);
  const free = times?.get(day) ?? [];
  // What a draft has chosen stands, in the same option, until it is known whether it is still free.
  const drafted = times === undefined && draft?.serviceTime ? [draft.serviceTime] : [];
  const options = [
    ...drafted.map((startTime) => ({ startTime, label: timeAt(startTime, timeZone, language) })),
    ...free.map(({ startTime, endTime }) => ({
      startTime,
      label: hoursInWords([startTime, endTime], timeZone, language),
    })),
  ];
  const needsBoth = center === undefined || day === "";
  const hint = needsBoth
    ? words.timeNeedsBoth
    : times === undefined
      ? isError
        ? words.timesNotLoaded
        : words.timesLoading
      : free.length === 0
        ? texts.noSlots
        : form.localTime;
  return (
    <>
      <SelectField
        name="serviceCenter"
        label={words.serviceCenter}
        required
        error={errorOf("serviceCenter")}
        onChange={(event) => {
          setCenterId(event.target.value);
          if (isError) reload();
        }}
      >
        <option value="">{words.noCenter}</option>
        {centers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className="form-pair">
        <VisitDayField
          name="serviceDate"
          error={errorOf("serviceDate")}
          day={day}
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
          hint={hint}
          required
          disabled={needsBoth || times === undefined}
          error={errorOf("serviceTime")}
        >
          <option value="">{words.noTime}</option>
          {options.map(({ startTime, label }) => (
            <option key={startTime} value={startTime}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

/** The free hours of a center by their day in its zone; undefined until they are read. */
function useFreeTimes(center: ServiceCenter | undefined, { brand, campaign, timeZone }: CampaignSubject) {
  const { language } = useBookingPage();
  const zone = center?.timeZone ?? timeZone;
  const query = { brand, campaign, territoryId: center?.id ?? "", lang: language };
  const { data, isError, refetch } = useQuery({
    ...customerQuery(useCustomerAccess(), findCampaignTimesCall, { language, query }),
    enabled: center !== undefined,
  });
  const times = useMemo(() => data && byDay(data, zone), [data, zone]);
  return { times, isError, reload: () => void refetch() };
}

type FreeTimes = AnswerOf<typeof findCampaignTimesCall>;

function byDay(free: FreeTimes, zone: string): Map<string, FreeTimes> {
  const days = new Map<string, FreeTimes>();
  for (const time of free) {
    const day = dayIn(time.startTime, zone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

/** Before a center is chosen, no day is closed. */
function everyDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
