import type { Activity } from "#app/features/booking/activity-calls.ts";
import {
  appointmentAddress,
  bookingAddress,
  editAddress,
} from "#app/features/booking/rules/booking-addresses.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useDashboardPage } from "./dashboard-page.ts";

interface ActivityWaysProps {
  activity: Activity;
  kind: string;
}

/** What can be done about it. What has a page of its own is moved and canceled there. */
export function ActivityWays({ activity, kind }: ActivityWaysProps) {
  const { words } = useDashboardPage();
  if (kind === "unclosed" || kind === "rejected") return <AgainWays activity={activity} />;
  if (activity.type === "service") return <AppointmentWays activity={activity} kind={kind} />;
  if (activity.link === undefined) return null;
  const isLost = kind === "lost";
  return (
    <>
      <LinkButton
        to={isLost ? `${activity.link}/change` : activity.link}
        reloadDocument
        variant="inverse"
        className="max-sm:w-full"
      >
        {isLost ? words.chooseTime : words.seeDrive}
      </LinkButton>
      {isLost && <CallButton activity={activity} />}
    </>
  );
}

/** It is booked again, or agreed by telephone. */
function AgainWays({ activity }: { activity: Activity }) {
  const { texts, words } = useDashboardPage();
  const { id, type, vehicleId, serviceTypes, link } = activity;
  const isService = type === "service";
  const page = isService ? appointmentAddress(id) : link;
  return (
    <>
      <LinkButton
        to={isService ? bookingAddress({ vehicleId, serviceTypes }) : href("/test-drive")}
        variant="inverse"
        className="max-sm:w-full"
      >
        {words.bookAgain}
      </LinkButton>
      <CallButton activity={activity} />
      {page !== undefined && (
        <LocalLink
          to={page}
          reloadDocument={!isService}
          className="inline-flex min-h-12 items-center px-2 underline underline-offset-4 max-sm:w-full max-sm:justify-center"
        >
          {isService ? texts.seeAppointmentLabel : words.seeDrive}
        </LocalLink>
      )}
    </>
  );
}

function CallButton({ activity: { phoneNumber } }: { activity: Activity }) {
  const { texts } = useDashboardPage();
  return (
    <LinkButton
      to={`tel:${phoneNumber ?? texts.callUsPhone}`}
      variant="inverseSecondary"
      className="max-sm:w-full"
    >
      <Icon name="phone" />
      {texts.callUsLabel}
    </LinkButton>
  );
}

/** Its page, and where it still can be: another time, or canceling it, which its page confirms. */
function AppointmentWays({ activity, kind }: ActivityWaysProps) {
  const { texts } = useDashboardPage();
  const { id, actions } = activity;
  const page = appointmentAddress(id);
  return (
    <>
      <LinkButton to={page} variant="inverse" className="max-sm:w-full">
        {texts.seeAppointmentLabel}
      </LinkButton>
      {kind === "payment" && <CallButton activity={activity} />}
      {actions.includes("edit") && (
        <LinkButton to={editAddress(id)} variant="inverseSecondary" className="max-sm:w-full">
          {texts.editLabel}
        </LinkButton>
      )}
      {actions.includes("cancel") && (
        <LocalLink
          to={page}
          state={{ dialog: "cancel" }}
          data-analytics="cancel-appointment"
          className="inline-flex min-h-12 items-center px-2 underline underline-offset-4 max-sm:w-full max-sm:justify-center"
        >
          {texts.cancelLabel}
        </LocalLink>
      )}
    </>
  );
}
