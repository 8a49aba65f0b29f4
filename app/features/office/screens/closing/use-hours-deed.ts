import { useState } from "react";
import type { OfficeRefused } from "../../browser/office-client.ts";
import { useDeed } from "../../browser/office-queries.ts";
import type {
  addOverrideCall,
  changeOverrideCall,
  removeOverrideCall,
  setWeekdayHoursCall,
} from "../../calls/capacity-deed-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import type { LeftOf } from "./free-times.ts";
import { type Affected, withLeft } from "./resolving.ts";
import { useResolving } from "./use-resolving.ts";

type HoursCall =
  | typeof addOverrideCall
  | typeof changeOverrideCall
  | typeof removeOverrideCall
  | typeof setWeekdayHoursCall;
export type HoursDone = AnswerTo<HoursCall>;

const ofFields = new Set(["hours-invalid", "days-invalid", "days-passed", "days-too-many"]);

/** Appointments that a change of hours affects, as its refusal names them, and what becomes of them. */
export function useAffected(center: string, isChanged: (day: string) => boolean) {
  const [affected, setAffected] = useState<readonly Affected[]>([]);
  const [problem, setProblem] = useState<string>();
  // What a day will be like with other hours is not known here: others are proposed.
  const leftOf: LeftOf = (time, day) => (isChanged(day) ? [] : time.bays);
  const [isStale, setStale] = useState(false);
  const resolving = useResolving(center, affected, leftOf);
  const shows = (refused: OfficeRefused) => {
    setProblem(undefined);
    if (refused.code === "appointments-affected") {
      setAffected((before) => withLeft(before, refused.detail.affected as Affected[]));
      return true;
    }
    if (resolving.takeProblem(refused)) return true;
    if (refused.code === "changed-meanwhile") setStale(true);
    else if (!ofFields.has(refused.code)) return false;
    setProblem(refused.message);
    return true;
  };
  /** Other hours affect others: what was decided for these stays. */
  const forget = () => {
    setAffected([]);
    setProblem(undefined);
  };
  /** The version with which a form was opened; once its refusal has been read, the newest one. */
  const versionOf = (opened: number, newest: number | undefined) => (isStale ? (newest ?? opened) : opened);
  return { resolving, shows, problem, forget, versionOf };
}

/** A deed on hours, which is refused until every affected appointment is answered. */
export function useHoursDeed<C extends HoursCall>(
  call: C,
  { shows }: ReturnType<typeof useAffected>,
  done: (answer: HoursDone) => void,
) {
  return useDeed(call, { shows, done: (answer) => done(answer as HoursDone) });
}
