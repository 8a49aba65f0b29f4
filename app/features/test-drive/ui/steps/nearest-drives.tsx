import { NearestList } from "#app/features/scheduling/ui/earliest/nearest-list.tsx";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";
import { useEarliestDrives, useShowrooms } from "../drive-queries.ts";
import { showroomNames } from "../words.ts";

interface NearestDrivesProps {
  state: WizardState;
  send: SendEvent;
  /** The day that has no free time at the chosen showroom. */
  day: string;
}

/** The three nearest times to a day without any, for the chosen car. */
export function NearestDrives({ state: { drive, holder }, send, day }: NearestDrivesProps) {
  const { language } = useDrivePage();
  const { data: showrooms = [] } = useShowrooms(drive.car);
  const { data } = useEarliestDrives(drive.car, holder, day);
  return (
    <NearestList
      offers={data?.offers ?? []}
      places={showrooms.map(({ cars: _, ...place }) => place)}
      day={day}
      placeId={drive.showroom?.id ?? ""}
      names={showroomNames(language, showrooms.length)}
      onTake={(time) => send({ type: "time-taken", time, leadsTo: "times" })}
    />
  );
}
