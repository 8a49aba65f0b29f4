import { bodyPlans } from "./body-plans.ts";
import { cabinPlans } from "./cabin-plans.ts";
import { chassisPlans } from "./chassis-plans.ts";
import { drivePlans } from "./drive-plans.ts";
import { electricalPlans } from "./electrical-plans.ts";
import { enginePlans } from "./engine-plans.ts";
import { fluidPlans } from "./fluid-plans.ts";
import type { PartPlan } from "./part-plans.ts";
import { servicePlans } from "./service-plans.ts";
import { sharedPlans } from "./shared-plans.ts";

/** How the numbers of every part type come about. */
export const demoPlans: readonly PartPlan[] = [
  ...servicePlans,
  ...fluidPlans,
  ...sharedPlans,
  ...enginePlans,
  ...chassisPlans,
  ...drivePlans,
  ...electricalPlans,
  ...bodyPlans,
  ...cabinPlans,
];
