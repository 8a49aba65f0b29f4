import type { Selectable } from "kysely";
import type { PlatformTables } from "../tables.ts";

/** A mail or an SMS of the outbox. */
export type Message = Selectable<PlatformTables["platform.message"]>;
