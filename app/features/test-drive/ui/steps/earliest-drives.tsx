import { DayTimes } from "#app/features/scheduling/ui/earliest/day-times.tsx";
import { EarliestTimes } from "#app/features/scheduling/ui/earliest/earliest-times.tsx";
import type { OfferedTime } from "#app/features/scheduling/wizard/offered-times.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { findEarliestDrivesCall } from "../../time-calls.ts";
import type { OfferedShowroom } from "../../wizard/drive-reducer.ts";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";
import { useDayDrives } from "../drive-queries.ts";
import { driveDays } from "../use-drive-slots.ts";
import { showroomNames } from "../words.ts";

interface EarliestDrivesProps {
  state: WizardState;
  send: SendEvent;
  showrooms: readonly OfferedShowroom[];
  /** Undefined while it is being looked for. */
  found: AnswerOf<typeof findEarliestDrivesCall> | undefined;
}

/** Where and when in one step, for the chosen car. */
export function EarliestDrives({ state, send, showrooms, found }: EarliestDrivesProps) {
  const { language } = useDrivePage();
  const { serverNow } = useCustomerAccess();
  const take = ({ place, ...time }: OfferedTime) => {
    const { cars: _, ...showroom } = place as OfferedShowroom;
    send({ type: "time-taken", time: { ...time, place: showroom }, leadsTo: "summary" });
  };
  return (
    <EarliestTimes
      places={showrooms}
      from={driveDays(serverNow, showrooms[0]?.timeZone ?? "UTC").first}
      found={found}
      names={showroomNames(language, showrooms.length)}
      onTake={take}
      timesOf={(day) => <DriveDayTimes state={state} showrooms={showrooms} day={day} onTake={take} />}
    />
  );
}

interface DriveDayTimesProps extends Pick<EarliestDrivesProps, "state" | "showrooms"> {
  day: string;
  onTake: (time: OfferedTime) => void;
}

function DriveDayTimes({ state, showrooms, day, onTake }: DriveDayTimesProps) {
  const { texts, language } = useDrivePage();
  const slots = useDayDrives(state.drive.car, state.holder, showrooms, day);
  const names = showroomNames(language, showrooms.length);
  return <DayTimes slots={slots} places={showrooms} day={day} names={names} texts={texts} onTake={onTake} />;
}
