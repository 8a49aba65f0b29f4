import { importCustomer } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { importPlaces } from "../office-places.ts";
import { appointmentExamples } from "./appointment-examples.ts";
import { capacityExamples } from "./capacity-examples.ts";
import { leadExamples } from "./lead-examples.ts";
import type { OfficeExamples } from "./office-example.ts";
import { orderExamples } from "./order-examples.ts";
import { peopleExamples } from "./people-examples.ts";
import { settingsExamples } from "./settings-examples.ts";

/** One input for each call of the office, by the call's id. A new room adds its own file here. */
export const officeExamples: OfficeExamples = {
  ...settingsExamples,
  ...appointmentExamples,
  ...capacityExamples,
  ...peopleExamples,
  ...leadExamples,
  ...orderExamples,
};

/** What the examples stand on. */
export async function seedOfficeExamples(): Promise<void> {
  await importPlaces();
  await importCustomer(noora, now());
}
