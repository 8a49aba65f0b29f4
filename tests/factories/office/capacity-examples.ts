import { listStaffCapacity } from "./capacity-steps.ts";
