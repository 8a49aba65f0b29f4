import { lazy, Suspense, useEffect, useState } from "react";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { VehiclePicture } from "#app/features/garage/ui/vehicle-picture.tsx";
import { CalendarLinks } from "#app/features/scheduling/ui/calendar/calendar-links.tsx";
import { withCommas } from "#app/i18n/comma.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { useFlashState } from "#app/ui/navigation/use-flash-state.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import { stageOf } from "../../rules/appointments/activity-order.ts";
import { badgeGroupOf } from "../../rules/appointments/status-badge.ts";
import { bookingAddress, editAddress } from "../../rules/booking-addresses.ts";
import { StatusBadge } from "../status/status-badge.tsx";
import { useAppointmentPage } from "./appointment-page.ts";
import { timeInWords } from "./appointment-time.ts";

const loadDialog = () => import("./cancel-dialog.tsx");
const CancelDialog = lazy(async () => ({ default: (await loadDialog()).CancelDialog }));

interface AppointmentHeadProps {
  appointment: AppointmentDetails;
  vehicle: Vehicle | undefined;
  /** Called where it was changed elsewhere meanwhile; it has been read again then. */
  onChanged: () => void;
}

/** When, what for, how it stands, and what can be done: all of it before anything is scrolled. */
export function AppointmentHead({ appointment, vehicle, onChanged }: AppointmentHeadProps) {
  const { language, texts, words } = useAppointmentPage();
  const { day, hijri, hours } = timeInWords(appointment, language);
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  const isCanceled = badgeGroupOf(appointment.status) === "canceled";
  const stage = useStage(appointment);
  return (
    <section className="mt-4 grid overflow-hidden rounded-xl bg-sand-50 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="p-6 md:p-10">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusBadge
            status={appointment.status}
            type="service"
            code={appointment.code}
            endAt={appointment.schedEndTime}
          />
          <span className="text-sm text-ink-soft">
            <span className="sr-only">{words.reference} </span>
            <Ltr>{appointment.reference}</Ltr>
          </span>
        </p>
        <h1 className={`mt-4 text-heading ${isCanceled ? "text-ink-soft line-through decoration-1" : ""}`}>
          <time dateTime={appointment.schedStartTime}>
            {day}
            <span className="sr-only">{words.comma} </span>
            <span className="tabular block">
              <bdi>{hours}</bdi>
            </span>
          </time>
        </h1>
        <p className="mt-1 text-sm text-ink-soft">{hijri}</p>
        <p className="text-sm text-ink-soft">{words.localTime}</p>
        {isCanceled && <WhyOver appointment={appointment} />}
        <p className="mt-4">
          {withCommas(
            services.map(({ description }) => description),
            language,
          )}
        </p>
        <Actions appointment={appointment} onChanged={onChanged} />
        {stage === "coming" && badgeGroupOf(appointment.status) === "upcoming" && (
          <div className="mt-6">
            <CalendarLinks
              entry={calendarEntryOf(
                { ...appointment, vehicle: vehicle?.model ?? "" },
                language,
                location.origin,
              )}
              reference={appointment.reference}
              label={texts.calendarLabel}
            />
          </div>
        )}
      </div>
      {vehicle && (
        <VehiclePicture
          vehicle={vehicle}
          width={960}
          className="px-4 max-md:order-first max-md:-mb-4 max-md:pt-4"
        />
      )}
    </section>
  );
}

function useStage({ status, schedEndTime: endAt }: AppointmentDetails) {
  const { serverNow } = useCustomerAccess();
  return stageOf({ type: "service", status, endAt }, new Date(serverNow()));
}

/** That it does not take place, and the reason that staff gave. */
function WhyOver({ appointment: { code, reason } }: Pick<AppointmentHeadProps, "appointment">) {
  const { words } = useAppointmentPage();
  return (
    <>
      <p className="mt-4 font-medium">{code === "RJD" ? words.rejectedTitle : words.canceledTitle}</p>
      {reason !== undefined && (
        <p className="mt-1">
          {words.reason} <bdi>{reason}</bdi>
        </p>
      )}
    </>
  );
}

function Actions({ appointment, onChanged }: Pick<AppointmentHeadProps, "appointment" | "onChanged">) {
  const { texts } = useAppointmentPage();
  const { id, actions, vehicleId, serviceTypes } = appointment;
  const isOver = useStage(appointment) !== "coming";
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      {actions.includes("edit") && (
        <LinkButton to={editAddress(id)} className="max-sm:w-full">
          {texts.editLabel}
        </LinkButton>
      )}
      {actions.includes("cancel") && <Cancel appointment={appointment} onChanged={onChanged} />}
      {isOver && (
        <LinkButton to={bookingAddress({ vehicleId, serviceTypes })} className="max-sm:w-full">
          {texts.bookAgainLabel}
        </LinkButton>
      )}
    </div>
  );
}

/** The dialog is loaded while the page is read, so that it opens at once and also where the connection is gone. */
function Cancel({ appointment, onChanged }: Pick<AppointmentHeadProps, "appointment" | "onChanged">) {
  const { texts } = useAppointmentPage();
  const isRequested = useFlashState((state) => ("dialog" in state && state.dialog === "cancel") || undefined);
  const [dialog, setDialog] = useState<"never" | "now" | "before">(isRequested ? "now" : "never");
  useEffect(() => void loadDialog().catch(() => undefined), []);
  return (
    <>
      <Button
        variant="quiet"
        data-analytics="cancel-appointment"
        className="max-sm:w-full"
        onClick={() => setDialog("now")}
      >
        {texts.cancelLabel}
      </Button>
      <Suspense>
        {dialog !== "never" && (
          <CancelDialog
            appointment={appointment}
            open={dialog === "now"}
            onClose={() => setDialog("before")}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </>
  );
}
