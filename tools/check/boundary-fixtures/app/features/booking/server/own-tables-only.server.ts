import type { GarageTables } from "../../garage/tables.ts";
export type Bad = GarageTables;
