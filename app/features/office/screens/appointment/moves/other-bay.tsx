import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Select } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import { appointmentWords } from "../words.ts";
import { CollidingVisits } from "./colliding-visits.tsx";
import type { RescheduleProps } from "./reschedule-props.ts";
import { useBays } from "./use-bays.ts";
import { useHoursOfBay } from "./use-hours-of-bay.ts";

/** Another bay at the same hours. */
export function OtherBay({ appointment, onClose }: RescheduleProps) {
  const language = useLanguage();
  const [words, kit] = [appointmentWords.of(language), kitWords.of(language)];
  const { id, version, startsAt, timeZone } = appointment;
  const { deed, collisions, moved, forget } = useHoursOfBay(onClose);
  const bays = useBays(appointment).filter(({ bay }) => bay !== appointment.bay);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="grid gap-4">
      <Select
        label={words.bay}
        value={chosen}
        onChange={(bay) => {
          setChosen(bay);
          forget();
        }}
        choices={bays.map(({ bay, name }) => ({ id: String(bay), label: name }))}
      />
      {collisions.length > 0 && (
        <CollidingVisits collisions={collisions} timeZone={timeZone} onMoved={moved} />
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button
          look="primary"
          isDisabled={chosen === null}
          busy={deed.isPending}
          onPress={() =>
            chosen !== null &&
            deed.mutate({
              params: { id },
              body: { version, startsAt, bay: Number(chosen), isSamePlace: true },
            })
          }
        >
          {kit.save}
        </Button>
      </div>
    </div>
  );
}
