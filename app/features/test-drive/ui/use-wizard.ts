import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Profile } from "#app/features/account/rules/profile.ts";
import type { FreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import { useLocalNavigate } from "#app/features/scheduling/ui/wizard/use-local-navigate.ts";
import { useLeaving, useMachine } from "#app/features/scheduling/ui/wizard/use-machine.ts";
import { useMoveInHistory, useShownEntry } from "#app/features/scheduling/ui/wizard/use-step-history.ts";
import type { HistoryEntry } from "#app/features/scheduling/wizard/step-trail.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { normalize, problemOf } from "#app/lib/validation/validation-patterns.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type DriveStep, driveSteps, stepNumber } from "../wizard/drive-state.ts";
import { step } from "../wizard/machine/wizard-machine.ts";
import {
  newWizard,
  type SendEvent,
  type SignedInDriver,
  type WizardEffect,
  type WizardState,
} from "../wizard/machine/wizard-state.ts";
import { restoreDrive } from "../wizard/saved-drive.ts";
import { chosenModel } from "./drive-model.ts";
import { useDrivePage } from "./drive-page.ts";
import { useShowrooms, useUsedCar } from "./drive-queries.ts";
import { holderToken } from "./holder-token.ts";
import { runEffect, type WizardPage } from "./run-effect.ts";
import { chosenUsedCar } from "./use-address-choices.ts";
import { useDriveSlots } from "./use-drive-slots.ts";

/** Who is at this browser; `isClear` once the session says so. */
export interface Visitor {
  readonly profile: Profile | undefined;
  readonly isClear: boolean;
}

/** The running wizard of one page: events in, effects out. What is read and shown meanwhile becomes events as well. */
export function useWizard({ profile, isClear }: Visitor): {
  state: WizardState;
  send: SendEvent;
  free: FreeSlots;
} {
  const page = useWizardPage(profile?.id ?? null);
  const { state, send } = useMachine({
    begin: () => newWizard,
    step,
    run: (effect: WizardEffect, send: SendEvent) => runEffect(effect, page, send),
  });
  const { isStarted } = state;
  useNames(state, send);
  useEffect(() => {
    if (!isClear || isStarted) return;
    const [customerId, now] = [profile?.id ?? null, Date.now()];
    send({
      type: "started",
      customer: profile ? signedInDriver(profile) : null,
      holder: holderToken(),
      saved: restoreDrive(sessionStorage, customerId, now),
      unfinished: restoreDrive(localStorage, customerId, now),
    });
  }, [isClear, isStarted, profile, send]);
  const onShown = useCallback(
    (entry: HistoryEntry<DriveStep>) => send({ type: "entry-shown", ...entry }),
    [send],
  );
  useShownEntry(state.drive.step, driveSteps, onShown);
  return { state, send, free: useReadSlots(state, send) };
}

function useWizardPage(customerId: string | null): WizardPage {
  const access = useCustomerAccess();
  const language = useLanguage();
  const queries = useQueryClient();
  const navigate = useLocalNavigate();
  const moveInHistory = useMoveInHistory<DriveStep>();
  return { customerId, access, language, queries, navigate, moveInHistory, left: useLeaving() };
}

/** What was chosen before bears the names of the page's language, whichever it was chosen in. */
function useNames({ drive, isStarted }: WizardState, send: SendEvent): void {
  const { models } = useDrivePage();
  const used = useUsedCar(drive.car?.vehicleNo ?? null).data;
  const isPast = stepNumber(drive.step) > stepNumber("SelectShowroom");
  const showrooms = useShowrooms(isPast ? drive.car : null).data;
  useEffect(() => {
    if (!isStarted) return;
    const cars = models.map(chosenModel);
    if (used) cars.push(chosenUsedCar(used));
    send({ type: "names-read", cars, showrooms: showrooms ?? [] });
  }, [isStarted, models, used, showrooms, send]);
}

/** The free times to choose from. Those of the chosen day are events. */
function useReadSlots({ drive, holder }: WizardState, send: SendEvent): FreeSlots {
  const free = useDriveSlots(drive, holder);
  const { date } = drive;
  const { days } = free;
  const isLoaded = date !== null && free.isLoaded(date);
  useEffect(() => {
    if (date !== null && isLoaded) send({ type: "slots-offered", date, slots: days.get(date) ?? [] });
  }, [days, date, isLoaded, send]);
  return free;
}

/** A customer's number counts where a form would take it. */
function signedInDriver({ id, firstName, lastName, emails, phones }: Profile): SignedInDriver {
  const mobile = phones.map(({ phoneNumber }) => normalize("phone", phoneNumber));
  return {
    ...{ id, firstName, lastName },
    email: emails[0]?.email ?? "",
    mobile: mobile.find((number) => problemOf("phone", number) === undefined),
  };
}
