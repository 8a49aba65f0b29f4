import { config } from "#app/platform/config.server.ts";
import { salesforceScheduling } from "../salesforce/salesforce-scheduling.server.ts";
import { builtInScheduling, type Scheduling } from "./scheduling.server.ts";

let chosen: Scheduling | undefined;

/** The scheduling of this installation, as its configuration says. One for the process: it holds a session. */
export function chosenScheduling(): Scheduling {
  const { scheduling } = config.backends;
  // Where one is chosen the configuration is refused without its secret.
  const clientSecret = config.env.MARSA_SCHEDULING_SECRET ?? "";
  chosen ??=
    scheduling === undefined ? builtInScheduling : salesforceScheduling({ ...scheduling, clientSecret });
  return chosen;
}

/** One appointment of a customer, wherever appointments are planned; undefined for someone else's. */
export const appointmentOfCustomer: Scheduling["readAppointment"] = (...which) =>
  chosenScheduling().readAppointment(...which);
