import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hoursInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import { findTimesCall, rescheduleCall } from "../../calls/appointment-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { ShownAppointment } from "./appointment-screen.tsx";
import { appointmentWords } from "./words.ts";

interface RescheduleProps {
  appointment: ShownAppointment;
  open: boolean;
  onClose: () => void;
}

/** Another time or bay for a visit, among those that are free. */
export function RescheduleDialog(props: RescheduleProps) {
  const words = appointmentWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.move}>
      {props.open && <NewTime {...props} />}
    </Dialog>
  );
}

const anyBay = "any";

function NewTime({ appointment, onClose }: RescheduleProps) {
  const language = useLanguage();
  const [words, kit] = [appointmentWords.of(language), kitWords.of(language)];
  const { id, version, centerId, serviceCodes, startsAt, endsAt, timeZone } = appointment;
  const [day, setDay] = useState(() => dayIn(startsAt, timeZone));
  const [chosen, setChosen] = useState<string | null>(null);
  const [bay, setBay] = useState(anyBay);
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
  const bays = times.find((one) => one.startsAt === chosen)?.bays ?? [];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{hoursInWords([startsAt, endsAt], timeZone, language)}</p>
      <TextField
        label={words.day}
        type="date"
        value={day}
        onChange={(next) => next !== "" && setDay(next)}
        ltr
      />
      <Select
        label={words.chooseTime}
        value={chosen}
        onChange={setChosen}
        choices={times.map((one) => ({ id: one.startsAt, label: timeAt(one.startsAt, timeZone, language) }))}
      />
      {chosen !== null && (
        <Select
          label={words.bay}
          value={bay}
          onChange={setBay}
          choices={[
            { id: anyBay, label: words.anyBay },
            ...bays.map((one) => ({ id: String(one), label: `${words.bay} ${one + 1}` })),
          ]}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button
          look="primary"
          isDisabled={chosen === null}
          busy={move.isPending}
          onPress={() =>
            chosen !== null &&
            move.mutate({
              params: { id },
              body: { version, startsAt: chosen, ...(bay !== anyBay && { bay: Number(bay) }) },
            })
          }
        >
          {kit.save}
        </Button>
      </div>
    </div>
  );
}
