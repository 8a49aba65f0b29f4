import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import { Chips } from "../visit/choices.tsx";
import { appointmentWords } from "../words.ts";
import { CollidingVisits } from "./colliding-visits.tsx";
import type { RescheduleProps } from "./reschedule-props.ts";
import { useHoursOfBay } from "./use-hours-of-bay.ts";

const hourMs = 3_600_000;
/** As many as a call takes. */
const mostHours = 12;

/** More hours for a job that grows. */
export function MoreHours({ appointment, onClose }: RescheduleProps) {
  const language = useLanguage();
  const [words, kit] = [appointmentWords.of(language), kitWords.of(language)];
  const { id, version, startsAt, endsAt, timeZone } = appointment;
  const { deed, collisions, moved, forget } = useHoursOfBay(onClose);
  const taken = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / hourMs);
  const choices = [1, 2, 3, 4].filter((more) => taken + more <= mostHours);
  const [more, setMore] = useState(choices[0] ?? 0);
  return (
    <div className="grid gap-4">
      <Chips
        label={words.moreHours}
        value={String(more)}
        onChange={(choice) => {
          setMore(Number(choice));
          forget();
        }}
        chips={choices.map((hours) => ({ id: String(hours), content: words.plusHours(hours) }))}
      />
      {collisions.length > 0 && (
        <CollidingVisits collisions={collisions} timeZone={timeZone} onMoved={moved} />
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button
          look="primary"
          isDisabled={more === 0}
          busy={deed.isPending}
          onPress={() => deed.mutate({ params: { id }, body: { version, startsAt, hours: taken + more } })}
        >
          {kit.save}
        </Button>
      </div>
    </div>
  );
}
