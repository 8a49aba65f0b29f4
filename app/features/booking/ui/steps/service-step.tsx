import { useEffect } from "react";
import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import { useAddressChoice } from "#app/features/scheduling/ui/wizard/use-address-choice.ts";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { editAddress } from "../../rules/booking-addresses.ts";
import type { DueService } from "../../rules/due-service.ts";
import { type BookingState, type ChosenService, notesLimit } from "../../wizard/booking-state.ts";
import type { EventOf } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { type ServiceGroup, useServiceGroups } from "../booking-queries.ts";
import { NotOffered, QuotedPrice } from "../price/quote-note.tsx";
import { ServiceEstimate } from "../price/visit-estimate.tsx";
import type { BookingStepProps } from "./booking-step.ts";
import { DueNote } from "./due-note.tsx";
import { useDueService } from "./use-due-service.ts";

/** Second step: one periodic maintenance, any number of repairs, or both. */
export function ServiceStep({ booking, send, takesFocus }: BookingStepProps) {
  const { texts } = useBookingPage();
  const groups = useServiceGroups(booking.vehicle);
  useEffect(() => {
    const services = groups.data?.flatMap((group) => group.services);
    if (services) send({ type: "services-offered", services });
  }, [groups.data, send]);
  useAddressChoice("service", groups.data, (joined, offered) => send(requestOf(joined, offered)));
  const due = useDueService(booking, groups.data);

  return (
    <StepFrame title={texts.serviceTitle} hint={texts.serviceHint} takesFocus={takesFocus}>
      {groups.isPending && <CardSkeletons count={6} shape="line" />}
      {groups.isError && (
        <StepLoadError texts={texts} error={groups.error} onRetry={() => void groups.refetch()} />
      )}
      {groups.data?.length === 0 && <p className="text-ink-soft">{texts.noServicesText}</p>}
      {groups.data && (
        <NotOffered booking={booking} offered={groups.data.flatMap(({ services }) => services)} />
      )}
      <OnlyAnotherTime booking={booking} />
      <div className="grid gap-4">
        {groups.data?.map((group) => (
          <ServiceGroupPanel key={group.name} group={group} due={due} booking={booking} send={send} />
        ))}
      </div>
    </StepFrame>
  );
}

/** The services whose codes the address carries (`pm40`, `pm40;gr-brakes`), where they are offered for the vehicle. */
function requestOf(joined: string, groups: readonly ServiceGroup[]): EventOf<"services-requested"> {
  const codes = splitCodes(joined);
  const requestedOf = (isRepair: boolean) =>
    groups
      .filter(({ repair }) => repair === isRepair)
      .flatMap(({ services }) => services.filter(({ typeCode }) => codes.includes(typeCode)));
  return { type: "services-requested", maintenance: requestedOf(false), repairs: requestedOf(true) };
}

/** A change that begins here waits for other services; who only wants another time is shown the way. */
function OnlyAnotherTime({ booking: { edited } }: Pick<BookingStepProps, "booking">) {
  const { texts } = useBookingPage();
  if (edited?.entryStep !== "SelectService") return null;
  return (
    <p className="mb-4">
      <LocalLink
        to={editAddress(edited.id, "SelectDateTime")}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {texts.onlyAnotherTimeLabel}
      </LocalLink>
    </p>
  );
}

interface ServiceGroupPanelProps extends Pick<BookingStepProps, "booking" | "send"> {
  group: ServiceGroup;
  due: DueService | undefined;
}

/** One category, folded until it is wanted; it stays open while something in it is chosen. */
function ServiceGroupPanel({ group, due, booking, send }: ServiceGroupPanelProps) {
  const { texts } = useBookingPage();
  const chosen = group.services.filter((service) => isChosen(booking, service));
  const isDue = ({ typeCode }: ChosenService) => typeCode === due?.typeCode;
  // What is due stands first; the others keep the importer's order.
  const services = group.services.toSorted((one, other) => Number(isDue(other)) - Number(isDue(one)));
  const press = (service: ChosenService) =>
    send({ type: group.repair ? "repair-pressed" : "maintenance-pressed", service });
  return (
    <details
      open={!group.repair || chosen.length > 0}
      className="group rounded-lg border border-line bg-surface"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 rounded-lg px-4 py-3 md:px-6">
        <span className="grow">
          <span className="block text-lg font-medium">{group.label}</span>
          <span className="block text-sm text-ink-soft">
            {group.repair ? texts.repairHint : texts.maintenanceHint}
          </span>
        </span>
        {chosen.length > 0 && (
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-sm text-white tabular-nums">
            {chosen.length}
          </span>
        )}
        <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0 border-t border-line p-4 md:p-6">
        <legend className="sr-only">{group.label}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {services.map((service) => (
            <ServiceChoice
              key={service.typeCode}
              service={service}
              due={isDue(service) ? due : undefined}
              booking={booking}
              kind={group.repair ? "checkbox" : "radio"}
              chosen={chosen.includes(service)}
              onPress={() => press(service)}
            />
          ))}
        </div>
        {group.repair && (
          <div className="mt-6">
            <TextArea
              label={texts.repairNotesLabel}
              placeholder={texts.repairNotesPlaceholder}
              maxLength={notesLimit}
              value={booking.additionalNotes}
              onChange={(event) => send({ type: "additional-notes-written", notes: event.target.value })}
            />
          </div>
        )}
      </fieldset>
    </details>
  );
}

function isChosen(booking: BookingState, service: ChosenService): boolean {
  return (
    booking.maintenanceService?.typeCode === service.typeCode || service.typeCode in booking.repairServices
  );
}

interface ServiceChoiceProps {
  service: ChosenService;
  due: DueService | undefined;
  booking: BookingState;
  kind: "radio" | "checkbox";
  chosen: boolean;
  onPress: () => void;
}

function ServiceChoice({ service, due, booking, kind, chosen, onPress }: ServiceChoiceProps) {
  const group = kind === "radio" ? "maintenance" : "repair";
  return (
    <ChoiceCard kind={kind} group={group} value={service.typeCode} chosen={chosen} onPress={onPress}>
      <span className="flex min-h-14 w-full items-center gap-3 px-4 py-3">
        <ChoiceMark kind={kind} chosen={chosen} />
        <span>
          {service.label}
          <ServiceEstimate booking={booking} service={service} />
          <QuotedPrice booking={booking} service={service} />
          {due && booking.vehicle && <DueNote due={due} mileage={booking.vehicle.mileage} />}
        </span>
      </span>
    </ChoiceCard>
  );
}
