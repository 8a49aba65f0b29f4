import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../../browser/office-queries.ts";
import { findTimesCall } from "../../../calls/appointment-calls.ts";
import { rescheduleCall } from "../../../calls/appointment-deed-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { DayField } from "../../../ui/kit/dates/day-field.tsx";
import { Select } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import { appointmentWords } from "../words.ts";
import type { RescheduleProps } from "./reschedule-props.ts";
import { useBays } from "./use-bays.ts";

const anyBay = "any";

/** Another time for a visit, among those that are free. */
export function NewTime({ appointment, onClose }: RescheduleProps) {
  const language = useLanguage();
  const [words, kit] = [appointmentWords.of(language), kitWords.of(language)];
  const { id, version, centerId, serviceCodes, timeZone } = appointment;
  const [day, setDay] = useState(appointment.day);
  const [time, setTime] = useState<string | null>(null);
  const [bay, setBay] = useState(anyBay);
  const names = useBays(appointment);
  const query = useQuery(
    officeQuery(
      findTimesCall,
      { params: { center: centerId }, query: { day, services: serviceCodes.join(";"), besides: id } },
      { language, topics: [`service/${centerId}`] },
    ),
  );
  const move = useDeed(rescheduleCall, {
    done: () => {
      onClose();
      showToast({ text: words.done, tone: "success" });
    },
  });
  const times = query.data?.times ?? [];
  // A time that was taken meanwhile is no choice any more.
  const chosen = times.find((one) => one.startsAt === time);
  const nameOf = (number: number) =>
    names.find((one) => one.bay === number)?.name ?? `${words.bay} ${number + 1}`;
  return (
    <div className="grid gap-4">
      <DayField label={words.day} value={day} onChange={(next) => next !== "" && setDay(next)} />
      {query.data !== undefined && times.length === 0 ? (
        <p className="text-sm text-danger">{words.noTimes}</p>
      ) : (
        <Select
          label={words.chooseTime}
          value={chosen?.startsAt ?? null}
          onChange={setTime}
          choices={times.map((one) => ({
            id: one.startsAt,
            label: timeAt(one.startsAt, timeZone, language),
          }))}
        />
      )}
      {chosen !== undefined && (
        <Select
          label={words.bay}
          value={bay}
          onChange={setBay}
          choices={[
            { id: anyBay, label: words.anyBay },
            ...chosen.bays.map((one) => ({ id: String(one), label: nameOf(one) })),
          ]}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button
          look="primary"
          isDisabled={chosen === undefined}
          busy={move.isPending}
          onPress={() =>
            chosen &&
            move.mutate({
              params: { id },
              body: { version, startsAt: chosen.startsAt, ...(bay !== anyBay && { bay: Number(bay) }) },
            })
          }
        >
          {kit.save}
        </Button>
      </div>
    </div>
  );
}
