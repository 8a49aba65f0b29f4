import { bodyTypes } from "./body-types.ts";
import { cabinTypes } from "./cabin-types.ts";
import { chassisTypes } from "./chassis-types.ts";
import { climateTypes } from "./climate-types.ts";
import { driveTypes } from "./drive-types.ts";
import { electricalTypes } from "./electrical-types.ts";
import { engineTypes } from "./engine-types.ts";
import { serviceTypes } from "./service-types.ts";

/** Every part type of the demo, without pictures. */
export const demoPartTypes = [
  ...serviceTypes,
  ...engineTypes,
  ...chassisTypes,
  ...driveTypes,
  ...electricalTypes,
  ...climateTypes,
  ...bodyTypes,
  ...cabinTypes,
];
