import type { QueryClient } from "@tanstack/react-query";
import type { Challenge } from "altcha-lib/types";
import { forgetConfirmation } from "#app/features/phone/ui/confirmation-storage.ts";
import { solveWork } from "#app/features/phone/ui/solve-work.ts";
import { awaitConnection } from "#app/features/scheduling/ui/wizard/use-machine.ts";
import type { HistoryMove } from "#app/features/scheduling/wizard/step-trail.ts";
import type { Language } from "#app/i18n/language.ts";
import { type CustomerAccess, callAsCustomer } from "#app/platform/api/customer-queries.tsx";
import { createDriveCall, requestDriveCall } from "../calls.ts";
import { listDriveShowroomsCall } from "../car-calls.ts";
import {
  findDriveSlotsCall,
  findEarliestDrivesCall,
  holdDriveCall,
  releaseDriveHoldCall,
} from "../time-calls.ts";
import { type DriveBody, forgetSubmission, type HoldRequest, submissionFor } from "../wizard/drive-bodies.ts";
import { reportBooked, reportDriveError, reportStep } from "../wizard/drive-reports.ts";
import { type DriveState, type DriveStep, subjectOf } from "../wizard/drive-state.ts";
import type { SendEvent, SubmissionReply, WizardEffect } from "../wizard/machine/wizard-state.ts";
import { rememberDrive } from "../wizard/own-drives.ts";
import { forgetDrive, leaveForOtherTabs, saveDrive } from "../wizard/saved-drive.ts";

/** What the effects of the wizard need of its page. */
export interface WizardPage {
  /** Null of a visitor. */
  readonly customerId: string | null;
  readonly access: CustomerAccess;
  readonly language: Language;
  readonly queries: QueryClient;
  readonly navigate: (path: string) => void;
  readonly moveInHistory: (move: HistoryMove<DriveStep>) => void;
  /** Aborted when the visitor leaves the page. */
  readonly left: () => AbortSignal;
}

/** The place of the number's confirmation in the tab's storage: its purpose. */
export const phonePurpose = "test-drive";

/** Does what the wizard's machine has decided, and sends it what came of it. */
export function runEffect(effect: WizardEffect, page: WizardPage, send: SendEvent): unknown {
  switch (effect.type) {
    case "save":
      return save(effect.drive, page);
    case "forget-unfinished":
      return forgetDrive(localStorage);
    case "forget-submission":
      return forgetSubmission(sessionStorage);
    case "forget-phone":
      return forgetConfirmation(phonePurpose);
    case "remember-drive":
      return remember(effect.drive, effect.link);
    case "hold":
      return hold(effect.request, page, send);
    case "release-hold":
      return releaseHold(effect.holder, page, send);
    case "submit":
      return submit(effect.body, page, send);
    case "await-connection":
      return awaitConnection(page.left(), () => send({ type: "connection-returned" }));
    case "reread":
      return reread(effect.what, page.queries);
    case "navigate":
      return page.navigate(effect.to);
    case "move-in-history":
      return page.moveInHistory(effect.move);
    case "report-step":
      return reportStep(effect.drive);
    case "report-booked":
      return reportBooked(effect.drive, effect.booked);
    case "report-error":
      return reportDriveError(effect.message);
  }
}

function save(drive: DriveState, { customerId }: WizardPage): void {
  saveDrive(sessionStorage, drive, customerId, Date.now());
  leaveForOtherTabs(localStorage, drive, customerId, Date.now());
}

const dayMs = 86_400_000;
/** A time is held for ten minutes. */
const holdMs = 600_000;

/** A request without a time is pending for 14 days. */
function remember(drive: DriveState, link: string): void {
  if (drive.car === null) return;
  const until = drive.slot ? Date.parse(drive.slot.endTime) : Date.now() + 14 * dayMs;
  rememberDrive(localStorage, { subject: subjectOf(drive.car), link, until }, Date.now());
}

async function hold(request: HoldRequest, { access, language, left }: WizardPage, send: SendEvent) {
  const input = { language, query: { lang: language }, idempotencyKey: crypto.randomUUID() };
  // A visitor's clock may be wrong: the end is counted from here.
  const heldUntil = new Date(access.serverNow() + holdMs).toISOString();
  const call = (body: HoldRequest) => callAsCustomer(access, holdDriveCall, { ...input, body });
  let reply = await call(request);
  if (!reply.ok && reply.code === "work-needed") {
    const work = await solveWork(reply.detail.challenge as Challenge);
    if (work !== undefined && !left().aborted) reply = await call({ ...request, work });
  }
  const answer = reply.ok ? { ok: true as const, data: { heldUntil } } : reply;
  if (!left().aborted) send({ type: "hold-answered", request, reply: answer });
}

async function releaseHold(holder: string, { access, language, left }: WizardPage, send: SendEvent) {
  const query = { lang: language, holder };
  await callAsCustomer(access, releaseDriveHoldCall, {
    language,
    query,
    idempotencyKey: crypto.randomUUID(),
  });
  if (!left().aborted) send({ type: "hold-released" });
}

async function submit(wanted: DriveBody, page: WizardPage, send: SendEvent) {
  const sent = submissionFor(sessionStorage, page.customerId ?? "visitor", wanted);
  const reply = await sendBody(sent.body, sent.idempotencyKey, page);
  send({ type: "submission-answered", reply, isOnline: navigator.onLine });
}

async function sendBody(
  { kind, body }: DriveBody,
  idempotencyKey: string,
  { access, language }: WizardPage,
): Promise<SubmissionReply> {
  const input = { language, query: { lang: language }, idempotencyKey };
  if (kind === "request") {
    const reply = await callAsCustomer(access, requestDriveCall, { ...input, body });
    if (!reply.ok) return reply;
    const { taskId: id, reference, link } = reply.data;
    return { ok: true, data: { id, reference, code: null, car: null, changeUntil: null, link } };
  }
  const reply = await callAsCustomer(access, createDriveCall, { ...input, body });
  if (!reply.ok) return reply;
  const { serviceAppointmentId: id, resource: car = null, changeUntil = null, ...booked } = reply.data;
  const { reference, code, link } = booked;
  return { ok: true, data: { id, reference, code, car, changeUntil, link } };
}

function reread(what: "everything" | "slots" | "showrooms", queries: QueryClient): void {
  if (what === "everything") return void queries.invalidateQueries({ refetchType: "none" });
  if (what === "slots") return void queries.invalidateQueries({ queryKey: [findDriveSlotsCall.id] });
  for (const { id } of [listDriveShowroomsCall, findEarliestDrivesCall])
    void queries.invalidateQueries({ queryKey: [id] });
}
