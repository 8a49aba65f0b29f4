import type { showBoardCall } from "../../calls/appointment-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";

/** A day of a center, as its board shows it. */
export type Board = AnswerTo<typeof showBoardCall>;
export type BoardAppointment = Board["appointments"][number];
