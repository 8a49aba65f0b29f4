import type { QueryClient } from "@tanstack/react-query";
import { awaitConnection } from "#app/features/scheduling/ui/wizard/use-machine.ts";
import type { HistoryMove } from "#app/features/scheduling/wizard/step-trail.ts";
import type { Language } from "#app/i18n/language.ts";
import { type CustomerAccess, callAsCustomer } from "#app/platform/api/customer-queries.tsx";
import { showActivityCall } from "../activity-calls.ts";
import { createAppointmentCall, findFreeSlotsCall } from "../calls.ts";
import { changeAppointmentCall, holdSlotCall, releaseHoldCall } from "../change-calls.ts";
import { type AppointmentBody, forgetSubmission, submissionFor } from "../wizard/appointment-body.ts";
import {
  reportBooked,
  reportBookingError,
  reportCampaignPending,
  reportIneligible,
  reportStep,
} from "../wizard/booking-reports.ts";
import type { BookingStep } from "../wizard/booking-state.ts";
import type { HoldRequest } from "../wizard/hold-request.ts";
import type { SendEvent, SubmissionReply, WizardEffect } from "../wizard/machine/wizard-state.ts";
import {
  forgetBooking,
  forgetEdit,
  leaveForOtherTabs,
  saveBooking,
} from "../wizard/sources/saved-booking.ts";

/** What the effects of the wizard need of its page. */
export interface WizardPage {
  readonly access: CustomerAccess;
  readonly language: Language;
  readonly queries: QueryClient;
  readonly navigate: (path: string, state?: unknown) => void;
  readonly moveInHistory: (move: HistoryMove<BookingStep>) => void;
  /** Aborted when the customer leaves the page. */
  readonly left: () => AbortSignal;
}

/** Does what the wizard's machine has decided, and sends it what came of it. */
export function runEffect(effect: WizardEffect, page: WizardPage, send: SendEvent): unknown {
  const { customerId } = page.access;
  switch (effect.type) {
    case "save":
      saveBooking(sessionStorage, effect.booking, customerId, Date.now());
      return leaveForOtherTabs(localStorage, effect.booking, customerId, Date.now());
    case "forget-booking":
      forgetBooking(sessionStorage);
      return forgetBooking(localStorage);
    case "forget-unfinished":
      return forgetBooking(localStorage);
    case "forget-change":
      return forgetEdit(sessionStorage);
    case "forget-submission":
      return forgetSubmission(sessionStorage);
    case "hold":
      return hold(effect.request, page, send);
    case "release-hold":
      return releaseHold(effect.vehicleId, page, send);
    case "submit":
      return submit(effect.body, page, send);
    case "await-connection":
      return awaitConnection(page.left(), () => send({ type: "connection-returned" }));
    case "reread":
      return reread(effect.what, page.queries);
    case "navigate":
      return page.navigate(effect.to, effect.completed && { completed: effect.completed });
    case "move-in-history":
      return page.moveInHistory(effect.move);
    case "report-step":
      return reportStep(effect.booking);
    case "report-booked":
      return reportBooked(effect.booking, effect.booked);
    case "report-error":
      return reportBookingError(effect.message);
    case "report-ineligible":
      return reportIneligible(effect.campaign);
    case "report-campaign-pending":
      return reportCampaignPending(effect.campaign);
  }
}

async function hold(request: HoldRequest, { access, language, left }: WizardPage, send: SendEvent) {
  const query = { lang: language };
  const idempotencyKey = crypto.randomUUID();
  const reply = await callAsCustomer(access, holdSlotCall, {
    language,
    query,
    body: request,
    idempotencyKey,
  });
  if (!left().aborted) send({ type: "hold-answered", request, reply });
}

async function releaseHold(vehicleId: string, { access, language, left }: WizardPage, send: SendEvent) {
  const query = { lang: language, vehicleId };
  await callAsCustomer(access, releaseHoldCall, { language, query, idempotencyKey: crypto.randomUUID() });
  if (!left().aborted) send({ type: "hold-released" });
}

async function submit(wanted: AppointmentBody, { access, language }: WizardPage, send: SendEvent) {
  const { body, idempotencyKey } = submissionFor(sessionStorage, access.customerId, wanted);
  const input = { language, query: { lang: language }, idempotencyKey };
  const { appointmentId } = body;
  const reply: SubmissionReply = await (appointmentId === undefined
    ? callAsCustomer(access, createAppointmentCall, { ...input, body })
    : callAsCustomer(access, changeAppointmentCall, {
        ...input,
        body: { ...body, appointmentId, status: undefined },
      }));
  send({ type: "submission-answered", reply, isOnline: navigator.onLine });
}

function reread(what: "everything" | "slots" | "appointment", queries: QueryClient): void {
  if (what === "everything") void queries.invalidateQueries({ refetchType: "none" });
  const call = what === "slots" ? findFreeSlotsCall : showActivityCall;
  if (what !== "everything") void queries.invalidateQueries({ queryKey: [call.id] });
}
