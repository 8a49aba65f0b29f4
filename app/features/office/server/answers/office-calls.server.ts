import { appointmentAnswers } from "./appointment-answers.server.ts";
import { appointmentDeeds } from "./appointment-deeds.server.ts";
import { queueAnswers } from "./queue-answers.server.ts";
import { sessionAnswers } from "./session-answers.server.ts";
import { visitAnswers } from "./visit-answers.server.ts";
import { visitDeeds } from "./visit-deeds.server.ts";

/** All calls of the office, room by room. */
export const officeCalls = [...sessionAnswers, ...queueAnswers, ...appointmentAnswers, ...appointmentDeeds, ...visitAnswers, ...visitDeeds];
