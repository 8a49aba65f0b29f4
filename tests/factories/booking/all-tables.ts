import type { BookingTables } from "#app/features/booking/tables.ts";
import type { CampaignsTables } from "#app/features/campaigns/tables.ts";
import type { SchedulingTables } from "#app/features/scheduling/tables.ts";
import type { WaitingListTables } from "#app/features/waiting-list/tables.ts";

/** The tables around an appointment, for tests that look at what several features have written. */
export type AppointmentTables = BookingTables & CampaignsTables & SchedulingTables & WaitingListTables;
