import { EarlierTime } from "#app/features/waiting-list/ui/earlier-time.tsx";
import { serviceCodes } from "../../wizard/booking-state.ts";
import type { BookingStepProps } from "../steps/booking-step.ts";

type EarlierTimeRequestProps = Pick<BookingStepProps, "booking"> & {
  /** UTC instant of the first free time, where there is one. */
  earliest: string | undefined;
};

/** Below the free times: a request to be notified of an earlier one, than these or than the appointment that is changed. */
export function EarlierTimeRequest({ booking, earliest }: EarlierTimeRequestProps) {
  const { vehicle, center, edited } = booking;
  const own = edited?.before.startTime ?? undefined;
  const before = own && earliest && earliest > own ? own : (earliest ?? own);
  if (!vehicle || !center || !before) return null;
  const { vehicleId, brand } = vehicle;
  const [services, centers] = [serviceCodes(booking), [center.id]];
  const request = { brand, vehicleId, services, centers, before, appointmentId: edited?.id };
  return (
    <div className="mt-8 border-t border-line pt-6">
      <EarlierTime request={request} />
    </div>
  );
}
