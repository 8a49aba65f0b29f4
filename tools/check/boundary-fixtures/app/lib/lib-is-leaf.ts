import type { PlatformTables } from "../platform/plain.ts";
export type Bad = PlatformTables;
