import { config } from "#app/platform/config.server.ts";
import { builtInCrm, type Crm } from "./crm.server.ts";
import { salesforceCrm } from "./salesforce-crm.server.ts";

let chosen: Crm | undefined;

/** The CRM of this installation, as its configuration says. One for the process: it holds a session. */
export function chosenCrm(): Crm {
  const { crm } = config.backends;
  // Where a CRM is chosen the configuration is refused without its secret.
  const clientSecret = config.env.MARSA_CRM_SECRET ?? "";
  chosen ??= crm === undefined ? builtInCrm : salesforceCrm({ ...crm, clientSecret });
  return chosen;
}
