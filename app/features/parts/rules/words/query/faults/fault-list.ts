import { bodyFaults } from "./body-faults.ts";
import { chassisFaults } from "./chassis-faults.ts";
import { climateFaults } from "./climate-faults.ts";
import { engineFaults } from "./engine-faults.ts";
import type { FaultRow } from "./fault-words.ts";
import { singleThings } from "./single-things.ts";

/** The earlier is the likelier one. */
export const faults: readonly FaultRow[] = [
  ...singleThings,
  ...climateFaults,
  ...chassisFaults,
  ...engineFaults,
  ...bodyFaults,
];
