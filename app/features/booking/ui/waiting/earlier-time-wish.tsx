import { lazy, Suspense } from "react";
import { serviceCodes } from "../../wizard/booking-state.ts";
import { dayOfSlot } from "../../wizard/slot-days.ts";
import type { BookingStepProps } from "../steps/booking-step.ts";

const EarlierTime = lazy(() =>
  import("./earlier-time.tsx").then((module) => ({ default: module.EarlierTime })),
);

type EarlierTimeWishProps = Pick<BookingStepProps, "state" | "dispatch"> & {
  /** UTC instant of the first free time, where one is known. */
  earliest: string | undefined;
};

/** Below the free times: whoever wants something earlier than these, or than what they change, is told when it opens. */
export function EarlierTimeWish({ state, dispatch, earliest }: EarlierTimeWishProps) {
  const { vehicle, center, edited } = state;
  const own = edited?.before.startTime ?? undefined;
  const before = own && earliest && earliest > own ? own : (earliest ?? own);
  if (!vehicle || !center || !before) return null;
  const { vehicleId, brand } = vehicle;
  const [services, centers] = [serviceCodes(state), [center.id]];
  const wish = { brand, vehicleId, services, centers, before, appointmentId: edited?.id };
  return (
    <div className="mt-8 border-t border-line pt-6">
      <Suspense>
        <EarlierTime
          wish={wish}
          onTake={(offer) => {
            const {
              schedStartTime: startTime,
              schedEndTime: endTime,
              openingDay,
              territoryPromiseKey,
            } = offer;
            const slot = { startTime, endTime, openingDay, territoryPromiseKey };
            dispatch({ type: "date-chosen", date: dayOfSlot(slot, offer.timeZone) });
            dispatch({ type: "slot-chosen", slot });
          }}
        />
      </Suspense>
    </div>
  );
}
