import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { type WhyNot, whyNotChangeable } from "../../rules/appointments/change-limit.ts";
import { useAppointmentPage } from "./appointment-page.ts";

/** Why nothing can be changed here any more, and the telephone; nothing where it is over, but for a rejected one. */
export function ClosedNotice({ appointment }: { appointment: AppointmentDetails }) {
  const { texts, words } = useAppointmentPage();
  const { serverNow } = useCustomerAccess();
  const { code, schedStartTime, actions, locationInfo } = appointment;
  if (actions.includes("edit")) return null;
  const now = new Date(serverNow());
  const why = whyNotChangeable(code as AppointmentCode, new Date(schedStartTime), now) ?? "too-late";
  if (why === "over" && code !== "RJD") return null;
  const [title, text] = {
    over: [words.rejectedTitle, words.rejectedText],
    "too-late": [texts.tooLateTitle, texts.tooLateText],
    passed: [texts.passedTitle, texts.passedText],
    "under-way": [texts.underWayTitle, texts.underWayText],
  }[why satisfies WhyNot] as [string, string];
  return (
    <section className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-xl border border-line p-6 md:px-10">
      <div className="min-w-0 grow basis-80">
        <h2 className="text-lg font-medium">{title}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      </div>
      <LinkButton to={`tel:${locationInfo.phoneNumber}`} variant="secondary" className="max-sm:w-full">
        <Icon name="phone" />
        {texts.callLabel}
        <Ltr>{phoneInGroups(locationInfo.phoneNumber)}</Ltr>
      </LinkButton>
    </section>
  );
}
