import { frontDoor } from "./drawings/body/front-door.ts";
import { frontLampsAndBumper } from "./drawings/body/front-lamps-and-bumper.ts";
import { hoodAndFenders } from "./drawings/body/hood-and-fenders.ts";
import { rearBumperAndLamps } from "./drawings/body/rear-bumper-and-lamps.ts";
import { trunkAndRearWindow } from "./drawings/body/trunk-and-rear-window.ts";
import { wipersAndWasher } from "./drawings/body/wipers-and-washer.ts";
import { brakeHydraulics } from "./drawings/brakes/brake-hydraulics.ts";
import { frontBrake } from "./drawings/brakes/front-brake.ts";
import { rearBrake } from "./drawings/brakes/rear-brake.ts";
import { axleAndDriveShaft } from "./drawings/chassis/axle-and-drive-shaft.ts";
import { frontSuspension } from "./drawings/chassis/front-suspension.ts";
import { rearSuspension } from "./drawings/chassis/rear-suspension.ts";
import { steering } from "./drawings/chassis/steering.ts";
import { wheelsAndHub } from "./drawings/chassis/wheels-and-hub.ts";
import { airConditioning } from "./drawings/cooling/air-conditioning.ts";
import { blowerAndCabinFilter } from "./drawings/cooling/blower-and-cabin-filter.ts";
import { engineCooling } from "./drawings/cooling/engine-cooling.ts";
import { alternatorAndStarter } from "./drawings/electrical/alternator-and-starter.ts";
import { battery } from "./drawings/electrical/battery.ts";
import { hybridSystem } from "./drawings/electrical/hybrid-system.ts";
import { airIntake } from "./drawings/engine/air-intake.ts";
import { beltsAndPulleys } from "./drawings/engine/belts-and-pulleys.ts";
import { clutchAndGearbox } from "./drawings/engine/clutch-and-gearbox.ts";
import { ignition } from "./drawings/engine/ignition.ts";
import { oilFilterAndPan } from "./drawings/engine/oil-filter-and-pan.ts";
import { timingAndGaskets } from "./drawings/engine/timing-and-gaskets.ts";
import { exhaust } from "./drawings/fuel/exhaust.ts";
import { fuelTankAndPump } from "./drawings/fuel/fuel-tank-and-pump.ts";
import { dashboardAndConsole } from "./drawings/interior/dashboard-and-console.ts";
import { seatsAndBelts } from "./drawings/interior/seats-and-belts.ts";
import type { Drawing } from "./sheet.ts";

/** What is looked up most comes first. */
export const allDrawings: readonly Drawing[] = [
  frontBrake,
  rearBrake,
  oilFilterAndPan,
  airIntake,
  engineCooling,
  beltsAndPulleys,
  ignition,
  frontSuspension,
  frontLampsAndBumper,
  wipersAndWasher,
  brakeHydraulics,
  clutchAndGearbox,
  timingAndGaskets,
  airConditioning,
  blowerAndCabinFilter,
  axleAndDriveShaft,
  rearSuspension,
  steering,
  wheelsAndHub,
  alternatorAndStarter,
  battery,
  hybridSystem,
  exhaust,
  fuelTankAndPump,
  frontDoor,
  hoodAndFenders,
  rearBumperAndLamps,
  trunkAndRearWindow,
  dashboardAndConsole,
  seatsAndBelts,
];
