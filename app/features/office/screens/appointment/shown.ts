import type { showAppointmentCall } from "../../calls/appointment-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import type { showVisitCall } from "../../calls/visit-calls.ts";

/** What the pieces of this screen show. */
export type ShownAppointment = AnswerTo<typeof showAppointmentCall>;
export type ShownVisit = NonNullable<AnswerTo<typeof showVisitCall>["visit"]>;
export type ShownWork = ShownVisit["extraWork"][number];
