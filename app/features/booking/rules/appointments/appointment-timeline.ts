import { type AppointmentCode, appointmentCodes } from "./appointment-states.ts";

/** A step of an appointment's life, as its customer reads it. */
export interface TimelineStep {
  readonly code: AppointmentCode;
  /** `changed`: another time or other services under the same code. `next`: what is expected, not there yet. */
  readonly kind: "reached" | "changed" | "next";
  /** ISO instant at which it was reached; of the next step, at which it is expected, if that is set. */
  readonly at: string | undefined;
  /** The one step that it stands at now. */
  readonly isNow: boolean;
}

/** What usually comes after a code. Nothing comes after the end, whichever it was. */
const following: Readonly<Partial<Record<AppointmentCode, AppointmentCode>>> = {
  NEW: "CREA",
  CREA: "CNF",
  CNF: "CIN",
  CIN: "WIP",
  WIP: "QCA",
  QCA: "RFD",
  PPY: "OUT",
  RFD: "OUT",
};

interface AppointmentHistory {
  readonly history: readonly { readonly code: string; readonly at: string }[];
  /** ISO instant at which the car is expected. */
  readonly startsAt: string;
}

/** What has been reached, oldest first, and the next step that is expected. Codes that nobody knows are left out. */
export function timelineOf({ history, startsAt }: AppointmentHistory): TimelineStep[] {
  const moves = history.flatMap(({ code, at }) => {
    const reached = appointmentCodes.find((one) => one === code);
    return reached ? [{ code: reached, at }] : [];
  });
  const steps = moves.map(
    ({ code, at }, index): TimelineStep => ({
      code,
      at,
      kind: moves[index - 1]?.code === code ? "changed" : "reached",
      isNow: index === moves.length - 1,
    }),
  );
  const last = moves.at(-1)?.code;
  const next = last && following[last];
  if (next) steps.push({ code: next, kind: "next", at: next === "CIN" ? startsAt : undefined, isNow: false });
  return steps;
}
