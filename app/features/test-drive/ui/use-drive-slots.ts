import { useMemo } from "react";
import { type FreeSlots, useFreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import type { ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import { asChosenSlots } from "#app/features/scheduling/wizard/offered-times.ts";
import { type BookableDays, bookableDays } from "#app/features/scheduling/wizard/slot-days.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { findDriveSlotsCall } from "../time-calls.ts";
import { wantedOf } from "../wizard/drive-bodies.ts";
import type { DriveState, DriveStep } from "../wizard/drive-state.ts";

const needsSlots: ReadonlySet<DriveStep> = new Set(["SelectDateTime", "Summary"]);

/** Free times of the chosen car at the chosen showroom; what this browser holds is free for it. */
export function useDriveSlots(drive: DriveState, holder: string): FreeSlots {
  const timeZone = drive.showroom?.timeZone ?? "UTC";
  const access = useCustomerAccess();
  const { serverNow } = access;
  const language = useLanguage();
  const range = useMemo(() => driveDays(serverNow, timeZone), [serverNow, timeZone]);
  const { step, car, showroom, requestFrom } = drive;
  return useFreeSlots({
    range,
    timeZone,
    date: drive.date,
    queryOf: (days) => ({
      ...customerQuery(access, findDriveSlotsCall, { language, body: slotsBody(drive, holder, days) }),
      enabled: needsSlots.has(step) && car !== null && showroom !== null && requestFrom === null,
      select: asChosenSlots,
    }),
    offered: allOf,
  });
}

/** A showroom says itself how long ahead it takes drives: its first times are those that the server offers. */
export function driveDays(serverNow: () => number, timeZone: string): BookableDays {
  return bookableDays(new Date(serverNow()), timeZone, { leadHours: 0 });
}

const allOf = (found: readonly ChosenSlot[]) => found;

function slotsBody({ car, showroom, preferred }: DriveState, holder: string, { first, last }: BookableDays) {
  return {
    ...wantedOf(car),
    territoryIds: [showroom?.id ?? ""],
    resources: preferred ? [preferred.id] : undefined,
    // Midnight UTC names a day of the showroom's calendar (product/booking.md#time-zone).
    startTime: `${first}T00:00:00Z`,
    endTime: `${last}T00:00:00Z`,
    ...(holder !== "" && { holder }),
  };
}
