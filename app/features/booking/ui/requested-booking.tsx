import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import { requestedTime } from "#app/features/waiting-list/rules/opened-time.ts";
import { href } from "#app/lib/address/href.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { showActivityCall } from "../activity-calls.ts";
import { reportBookingError } from "../wizard/booking-reports.ts";
import {
  editedBooking,
  missingForEdit,
  type RequestedEdit,
  requestedEdit,
} from "../wizard/sources/edited-booking.ts";
import { useBookingPage } from "./booking-page.ts";
import { useVehicles } from "./booking-queries.ts";
import { BookingWizard } from "./booking-wizard.tsx";
import { OpenedTime } from "./waiting/opened-time.tsx";

/**
 * The wizard as the address requests it: for a new appointment, for the change of one (`id`, `startStep`), or for a time
 * that has opened for a customer who waits (`waiting`, with its `center` and `at`).
 */
export function RequestedBooking() {
  const [search] = useSearchParams();
  const time = requestedTime(search);
  const requested = requestedEdit(search);
  const isIncomplete = requested === "incomplete";
  useEffect(() => {
    if (isIncomplete) logIncomplete();
  }, [isIncomplete]);
  if (time) return <OpenedTime key={`${time.waitingId} ${time.centerId} ${time.at}`} requested={time} />;
  if (requested === undefined || isIncomplete) return <BookingWizard key="new" />;
  return <ChangeOfAppointment key={requested.id + requested.entryStep} requested={requested} />;
}

/** Reads the appointment and its vehicle, then begins where the address says. */
function ChangeOfAppointment({ requested }: { requested: RequestedEdit }) {
  const { texts, language } = useBookingPage();
  const query = { appointmentId: requested.id, lang: language };
  const found = useQuery({
    ...customerQuery(useCustomerAccess(), showActivityCall, { language, query }),
    // Read once for each change: it stands still under the customer's hands, and its version shows when it has moved on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const vehicles = useVehicles();
  const appointment = found.data?.[0];
  const vehicle = vehicles.data?.find(({ vehicleId }) => vehicleId === appointment?.vehicleId);
  const begun = appointment && vehicle && editedBooking(appointment, vehicle, requested.entryStep);
  const version = begun?.edited?.version;
  const firstVersion = useFirst(version);
  const isIncomplete = appointment !== undefined && vehicle !== undefined && begun === undefined;
  useEffect(() => {
    if (isIncomplete) logIncomplete();
  }, [isIncomplete]);

  if (begun && appointment?.actions.includes("edit")) {
    const notice = version === firstVersion ? undefined : texts.editChangedText;
    return <BookingWizard key={version} change={begun} notice={notice} />;
  }
  const failed = [vehicles, found].find(({ isError, error }) => isError && !isNotFound(error));
  return (
    <div className="frame grow py-10 md:py-16">
      {failed?.error && (
        <StepLoadError texts={texts} error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!failed && (found.isPending || vehicles.isPending) && <CardSkeletons count={4} shape="line" />}
      {!failed && !found.isPending && !vehicles.isPending && (
        <CannotChange
          title={appointment ? texts.editTooLateTitle : texts.editNotFoundTitle}
          text={appointment ? texts.editTooLateText : texts.editNotFoundText}
        />
      )}
    </div>
  );
}

/** Another customer's appointment is not found; one that is near, or in work, is changed by telephone. */
function CannotChange({ title, text }: { title: string; text: ReactNode }) {
  const { texts } = useBookingPage();
  return (
    <EmptyState
      title={title}
      actions={
        <>
          <LinkButton to={`tel:${texts.callUsPhone}`}>
            <Icon name="phone" />
            {texts.callUsLabel}
          </LinkButton>
          <LinkButton to={href("/dashboard")} variant="secondary">
            {texts.toDashboardLabel}
          </LinkButton>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The first value that there was. */
function useFirst(value: number | undefined): number | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}

function isNotFound(error: Error | null): boolean {
  return error instanceof CallFailed && error.reply.status === 404;
}

function logIncomplete(): void {
  // biome-ignore lint/suspicious/noConsole: product/booking.md#edit-mode asks for this line
  console.error(missingForEdit);
  reportBookingError(missingForEdit);
}
