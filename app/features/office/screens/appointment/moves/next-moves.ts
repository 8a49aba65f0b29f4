import {
  type AppointmentCode,
  moves,
  needsReason,
} from "#app/features/booking/rules/appointments/appointment-states.ts";
import { type MoveName, moveNameOf } from "../../../rules/move-names.ts";

type Label =
  | "confirm"
  | "takeUp"
  | "decline"
  | "checkIn"
  | "startWork"
  | "toCheck"
  | "backToWork"
  | "ready"
  | "paymentDue"
  | "handOver"
  | "noShow"
  | "cancelVisit";

/** A step that an appointment may take now: its words, its key, and the deed that it is. */
export interface NextMove {
  readonly name: MoveName;
  readonly to: AppointmentCode;
  readonly label: Label;
  readonly key: string;
  readonly needsReason: boolean;
  /** What usually comes next stands first; what ends an appointment stands aside. */
  readonly isUsual: boolean;
}

const steps: Readonly<
  Record<AppointmentCode, { readonly label: Label; readonly key: string; readonly isUsual: boolean }>
> = {
  NEW: { label: "takeUp", key: "c", isUsual: true },
  CREA: { label: "takeUp", key: "c", isUsual: true },
  CNF: { label: "confirm", key: "c", isUsual: true },
  CIN: { label: "checkIn", key: "i", isUsual: true },
  WIP: { label: "startWork", key: "w", isUsual: true },
  QCA: { label: "toCheck", key: "q", isUsual: true },
  PPY: { label: "paymentDue", key: "p", isUsual: false },
  RFD: { label: "ready", key: "r", isUsual: true },
  OUT: { label: "handOver", key: "o", isUsual: true },
  RJD: { label: "decline", key: "x", isUsual: false },
  CANC: { label: "cancelVisit", key: "x", isUsual: false },
};

/** What staff may do next with an appointment, as booking's table of states has it. */
export function nextMoves(from: AppointmentCode): NextMove[] {
  const found = Object.entries(moves[from]).flatMap(([code, actors]) => {
    if (!actors?.includes("staff")) return [];
    const to = code as AppointmentCode;
    const back = from === "QCA" && to === "WIP";
    const step = back ? { label: "backToWork" as const, key: "b", isUsual: false } : steps[to];
    return [{ ...step, name: moveNameOf(to), to, needsReason: needsReason(from, to) }];
  });
  if (from !== "CNF") return found;
  const noShow: NextMove = {
    name: "no-show",
    to: "CANC",
    label: "noShow",
    key: "n",
    needsReason: false,
    isUsual: false,
  };
  return [...found, noShow];
}
