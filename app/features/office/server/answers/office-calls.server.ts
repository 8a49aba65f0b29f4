import { callTaskAnswers } from "../capacity/call-task-answers.server.ts";
import { capacityAnswers } from "../capacity/capacity-answers.server.ts";
import { capacityDeeds } from "../capacity/capacity-deeds.server.ts";
import { campaignAnswers } from "../leads/campaign-answers.server.ts";
import { leadAnswers } from "../leads/lead-answers.server.ts";
import { leadDeeds } from "../leads/lead-deeds.server.ts";
import { waitingAnswers } from "../leads/waiting-answers.server.ts";
import { orderAnswers } from "../orders/order-answers.server.ts";
import { orderDeeds } from "../orders/order-deeds.server.ts";
import { factorResetAnswers } from "../people/factor-reset-answers.server.ts";
import { accountAnswers } from "../settings/account-answers.server.ts";
import { auditAnswers } from "../settings/audit-answers.server.ts";
import { deviceAnswers } from "../settings/device-answers.server.ts";
import { staffAnswers } from "../settings/staff-answers.server.ts";
import { staffDeeds } from "../settings/staff-deeds.server.ts";
import { visitAnswers } from "../visits/visit-answers.server.ts";
import { visitDeeds } from "../visits/visit-deeds.server.ts";
import { appointmentAnswers } from "./appointment-answers.server.ts";
import { appointmentDeeds } from "./appointment-deeds.server.ts";
import { customerAnswers } from "./customer-answers.server.ts";
import { customerDeeds } from "./customer-deeds.server.ts";
import { peopleAnswers } from "./people-answers.server.ts";
import { printAnswers } from "./print-answers.server.ts";
import { queueAnswers } from "./queue-answers.server.ts";
import { sessionAnswers } from "./session-answers.server.ts";

/** All calls of the office, room by room. */
export const officeCalls = [
  ...sessionAnswers,
  ...queueAnswers,
  ...appointmentAnswers,
  ...appointmentDeeds,
  ...printAnswers,
  ...visitAnswers,
  ...visitDeeds,
  ...capacityAnswers,
  ...capacityDeeds,
  ...callTaskAnswers,
  ...accountAnswers,
  ...staffAnswers,
  ...staffDeeds,
  ...deviceAnswers,
  ...auditAnswers,
  ...peopleAnswers,
  ...customerAnswers,
  ...customerDeeds,
  ...factorResetAnswers,
  ...leadAnswers,
  ...leadDeeds,
  ...campaignAnswers,
  ...waitingAnswers,
  ...orderAnswers,
  ...orderDeeds,
];
