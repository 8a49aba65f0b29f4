import { importCustomer } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { appointmentExamples } from "./office/appointment-examples.ts";
import { capacityExamples } from "./office/capacity-examples.ts";
import { leadExamples } from "./office/lead-examples.ts";
import type { OfficeExamples } from "./office/office-example.ts";
import { peopleExamples } from "./office/people-examples.ts";
import { settingsExamples } from "./office/settings-examples.ts";
import { importPlaces } from "./office-places.ts";

/** One input for each call of the office, by the call's id. A new room adds its own file here. */
export const officeExamples: OfficeExamples = {
  ...settingsExamples,
  ...appointmentExamples,
  ...capacityExamples,
  ...peopleExamples,
  ...leadExamples,
};

/** What the examples stand on. */
export async function seedOfficeExamples(): Promise<void> {
  await importPlaces();
  await importCustomer(noora, now());
}
