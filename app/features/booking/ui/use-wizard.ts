import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import type { FreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import { useLocalNavigate } from "#app/features/scheduling/ui/wizard/use-local-navigate.ts";
import { useLeaving, useMachine } from "#app/features/scheduling/ui/wizard/use-machine.ts";
import { useMoveInHistory, useShownEntry } from "#app/features/scheduling/ui/wizard/use-step-history.ts";
import type { HistoryEntry } from "#app/features/scheduling/wizard/step-trail.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import {
  type BookingStep,
  bookingSteps,
  type CampaignPath,
  emptyBooking,
  stepNumber,
} from "../wizard/booking-state.ts";
import { step } from "../wizard/machine/wizard-machine.ts";
import type { SendEvent, WizardEffect, WizardState } from "../wizard/machine/wizard-state.ts";
import { type Beginning, beginWizard } from "../wizard/sources/begin-booking.ts";
import {
  useLastReading,
  useOtherAppointments,
  useServiceCenters,
  useServiceGroups,
  useVehicles,
} from "./booking-queries.ts";
import { runEffect, type WizardPage } from "./run-effect.ts";
import { useVisitSlots } from "./use-visit-slots.ts";

/** The running wizard of one page: events in, effects out. What is read and shown meanwhile becomes events as well. */
export function useWizard(beginning: Beginning): { state: WizardState; send: SendEvent; free: FreeSlots } {
  const { customerId } = useCustomerAccess();
  const page = useWizardPage();
  const { state, send } = useMachine({
    begin: () => beginWizard(customerId, beginning),
    step,
    run: (effect: WizardEffect, send: SendEvent) => runEffect(effect, page, send),
  });
  useEffect(() => send({ type: "started" }), [send]);
  useCampaignOfAddress(send);
  useNames(state, send);
  useMileage(state, send);
  const onShown = useCallback(
    (entry: HistoryEntry<BookingStep>) => send({ type: "entry-shown", ...entry }),
    [send],
  );
  useShownEntry(state.booking.step, bookingSteps, onShown);
  return { state, send, free: useReadSlots(state, send) };
}

function useWizardPage(): WizardPage {
  const access = useCustomerAccess();
  const language = useLanguage();
  const queries = useQueryClient();
  const navigate = useLocalNavigate();
  const moveInHistory = useMoveInHistory<BookingStep>();
  return { access, language, queries, navigate, moveInHistory, left: useLeaving() };
}

/** The campaign that the address names puts the booking on its path; without one that runs, it leaves it. */
function useCampaignOfAddress(send: SendEvent): void {
  const campaign = useCampaign();
  const path = useMemo<CampaignPath | null>(() => {
    if (campaign?.until === undefined) return null;
    const { id: name, stepsSkipped, serviceCode: typeCode, title: label, eligibleYears } = campaign.article;
    const { price = null } = campaign.article;
    return { name, stepsSkipped, service: { typeCode, label }, price, eligibleYears, until: campaign.until };
  }, [campaign]);
  useEffect(() => send({ type: "campaign-entered", campaign: path }), [path, send]);
}

/** What was chosen before bears the names of the page's language, whichever it was chosen in. */
function useNames({ booking }: WizardState, send: SendEvent): void {
  const isPast = (step: BookingStep) => stepNumber(booking.step) > stepNumber(step);
  const vehicles = useVehicles().data;
  const groups = useServiceGroups(isPast("SelectService") ? booking.vehicle : null).data;
  const centers = useServiceCenters(isPast("SelectServiceCenter") ? booking : emptyBooking).data;
  useEffect(() => {
    const services = (groups ?? []).flatMap((group) => group.services);
    send({ type: "names-read", vehicles: vehicles ?? [], services, centers: centers ?? [] });
  }, [vehicles, groups, centers, send]);
}

/** What the mileage is compared with becomes an event as soon as it is read. */
function useMileage({ booking }: WizardState, send: SendEvent): void {
  const reading = useLastReading(booking);
  const vehicleId = booking.vehicle?.vehicleId;
  useEffect(() => {
    if (reading !== null && vehicleId !== undefined) send({ type: "last-reading-found", vehicleId, reading });
  }, [reading, vehicleId, send]);
}

/** The free times to choose from. Those of the chosen day, and another request of the vehicle, are events. */
function useReadSlots({ booking }: WizardState, send: SendEvent): FreeSlots {
  const others = useOtherAppointments(booking);
  const free = useVisitSlots(booking, others);
  const { date } = booking;
  const { days } = free;
  const isLoaded = date !== null && free.isLoaded(date);
  useEffect(() => {
    if (date !== null && isLoaded) send({ type: "slots-offered", date, slots: days.get(date) ?? [] });
  }, [days, date, isLoaded, send]);
  const appointmentId = others?.find(({ code }) => code === "CREA")?.id;
  useEffect(() => send({ type: "other-request-read", appointmentId }), [appointmentId, send]);
  return free;
}
