import { useState } from "react";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isInside } from "../../../rules/visit-codes.ts";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { ViewTabs } from "../../../ui/kit/view-tabs.tsx";
import { appointmentWords } from "../words.ts";
import { MoreHours } from "./more-hours.tsx";
import { NewTime } from "./new-time.tsx";
import { OtherBay } from "./other-bay.tsx";
import type { RescheduleProps } from "./reschedule-props.ts";

/** Another time, more hours or another bay for a visit. */
export function RescheduleDialog(props: RescheduleProps & { open: boolean }) {
  const words = appointmentWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.moveTitle}>
      {props.open && <Ways {...props} />}
    </Dialog>
  );
}

/** A car that stands in the workshop has no other time, but more hours or another bay. */
function Ways(props: RescheduleProps) {
  const language = useLanguage();
  const words = appointmentWords.of(language);
  const { code, bay, startsAt, endsAt, timeZone } = props.appointment;
  const ways = [
    ...(isInside(code) ? [] : ([{ id: "time", label: words.otherTime }] as const)),
    ...(bay === null
      ? []
      : ([
          { id: "longer", label: words.longer },
          { id: "bay", label: words.otherBay },
        ] as const)),
  ];
  const [chosen, setChosen] = useState(ways[0]?.id);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        {dayInBrief(dayIn(startsAt, timeZone), language)} ·{" "}
        {hoursInWords([startsAt, endsAt], timeZone, language)}
      </p>
      {chosen === undefined ? (
        <p>{words.noHours}</p>
      ) : (
        <div className="max-w-full justify-self-start overflow-x-auto">
          <ViewTabs label={words.moveTitle} views={ways} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
      {chosen === "time" && <NewTime {...props} />}
      {chosen === "longer" && <MoreHours {...props} />}
      {chosen === "bay" && <OtherBay {...props} />}
    </div>
  );
}
