import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { useCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { CampaignPath } from "../wizard/booking-state.ts";
import { trailIn } from "../wizard/machine/step-trail.ts";
import { step } from "../wizard/machine/wizard-machine.ts";
import type { SendEvent, WizardState } from "../wizard/machine/wizard-state.ts";
import { type Beginning, beginWizard } from "../wizard/sources/begin-booking.ts";
import { useOtherAppointments } from "./booking-queries.ts";
import { runEffect, type WizardPage } from "./run-effect.ts";
import { type FreeSlots, useFreeSlots } from "./use-free-slots.ts";
import { useLocalNavigate } from "./use-local-navigate.ts";

/** The running wizard of one page: events in, effects out. What is read and shown meanwhile becomes events as well. */
export function useWizard(beginning: Beginning): { state: WizardState; send: SendEvent; free: FreeSlots } {
  const { customerId } = useCustomerAccess();
  const [state, setState] = useState(() => beginWizard(customerId, beginning));
  const page = useWizardPage();
  const current = useRef({ state, page });
  current.current.page = page;
  const send = useCallback<SendEvent>((event) => {
    const { state, effects } = step(current.current.state, event);
    current.current.state = state;
    setState(state);
    for (const effect of effects) runEffect(effect, current.current.page, send);
  }, []);
  useEffect(() => send({ type: "started" }), [send]);
  useCampaignOfAddress(send);
  useShownEntry(state, send);
  return { state, send, free: useReadSlots(state, send) };
}

function useWizardPage(): WizardPage {
  const access = useCustomerAccess();
  const language = useLanguage();
  const queries = useQueryClient();
  const navigate = useLocalNavigate();
  const go = useNavigate();
  const { pathname, search, hash } = useLocation();
  const moveInHistory: WizardPage["moveInHistory"] = (move) => {
    if (move.kind === "go") return void go(move.entries);
    // The heading of a step takes the focus and is scrolled to; a page's way to its top would come after that.
    const options = { preventScrollReset: true, state: { bookingTrail: move.trail } };
    void go(pathname + search + hash, { replace: move.kind === "replace", ...options });
  };
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return { access, language, queries, navigate, moveInHistory, left: () => leaving.current.signal };
}

/** The campaign that the address names puts the booking on its path; without one that runs, it leaves it. */
function useCampaignOfAddress(send: SendEvent): void {
  const campaign = useCampaign();
  const path = useMemo<CampaignPath | null>(() => {
    if (campaign?.until === undefined) return null;
    const { id: name, stepsSkipped, serviceCode: typeCode, title: label, eligibleYears } = campaign.article;
    return { name, stepsSkipped, service: { typeCode, label }, eligibleYears, until: campaign.until };
  }, [campaign]);
  useEffect(() => send({ type: "campaign-entered", campaign: path }), [path, send]);
}

/** Each step is an entry of the history, at one address: the machine sees what is shown, and where. */
function useShownEntry({ booking: { step } }: WizardState, send: SendEvent): void {
  const { key, state } = useLocation();
  const cause = useNavigationType();
  const entry = useRef(state);
  entry.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that changes is shown by an entry as well
  useEffect(() => {
    send({ type: "entry-shown", key, cause, trail: trailIn(entry.current) });
  }, [step, key, cause, send]);
}

/** The free times to choose from. Those of the chosen day, and another request of the vehicle, are events. */
function useReadSlots({ booking }: WizardState, send: SendEvent): FreeSlots {
  const others = useOtherAppointments(booking);
  const free = useFreeSlots(booking, others);
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
