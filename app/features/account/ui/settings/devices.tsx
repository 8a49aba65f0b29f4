import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { devicesCall, signOutDeviceCall, signOutOthersCall } from "../../settings-calls.ts";
import { deviceName } from "./device-name.ts";
import { RowButton, SettingsSection } from "./setting-row.tsx";
import { settingsWords } from "./settings-words.ts";

/** Where the customer is signed in, and how they sign out there. */
export function Devices() {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const place = useRef<HTMLUListElement>(null);
  // The buttons go with what they signed out.
  const { devices, signOut, signOutOthers } = useDevices(() => place.current?.focus());
  if (devices.data === undefined) {
    if (!devices.isError && !devices.isPaused) return <div className="h-48" />;
    const texts = { loadErrorTitle: words.devicesNotLoaded };
    return <LoadError texts={texts} error={devices.error} onRetry={() => void devices.refetch()} />;
  }
  const list = devices.data.devices;
  return (
    <SettingsSection title={words.devices} lead={words.devicesLead}>
      <ul ref={place} tabIndex={-1} className="divide-y divide-line outline-none">
        {list.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 sm:flex-nowrap"
          >
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {deviceName(device, language)}
                {device.isThis && <Badge tone="success">{words.thisDevice}</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                {words.lastUsed(momentInWords(device.lastUsedAt, market().zone, language))}
              </p>
              <p className="text-sm text-ink-soft">
                {words.deviceEnds(promisedDate(dayIn(device.endsAt, market().zone), language))}
              </p>
            </div>
            {!device.isThis && (
              <div className="-mx-3 shrink-0 sm:ms-0">
                <RowButton
                  name="sign-out-device"
                  label={words.signOutDeviceOf(deviceName(device, language))}
                  busy={signOut.isPending}
                  onClick={() => signOut.mutate(device.id)}
                >
                  {words.signOutDevice}
                </RowButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {list.some((device) => !device.isThis) && (
        <div className="px-2 py-2">
          <RowButton
            name="sign-out-others"
            label={words.signOutOthers}
            busy={signOutOthers.isPending}
            onClick={() => signOutOthers.mutate()}
          >
            {words.signOutOthers}
          </RowButton>
        </div>
      )}
    </SettingsSection>
  );
}

function useDevices(onSignedOut: () => void) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const query = customerQuery(access, devicesCall, { language });
  const onError = () => showToast({ tone: "error", text: words.notSaved });
  const onSettled = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const signOut = useMutation({
    mutationFn: async (id: string) => {
      const reply = await callAsCustomer(access, signOutDeviceCall, { language, params: { id } });
      // It may have signed out by itself meanwhile.
      if (!reply.ok && reply.code === "not-found") return true;
      if (needsSignIn(reply)) return false;
      dataOf(signOutDeviceCall, reply);
      return true;
    },
    onSuccess: (isDone) => {
      if (!isDone) return;
      onSignedOut();
      showToast({ tone: "success", text: words.signedOut });
    },
    onError,
    onSettled,
  });
  const signOutOthers = useMutation({
    mutationFn: async () => {
      const reply = await callAsCustomer(access, signOutOthersCall, { language });
      if (needsSignIn(reply)) return false;
      dataOf(signOutOthersCall, reply);
      return true;
    },
    onSuccess: (isDone) => {
      if (!isDone) return;
      onSignedOut();
      showToast({ tone: "success", text: words.othersSignedOut });
    },
    onError,
    onSettled,
  });
  return { devices: useQuery(query), signOut, signOutOthers };
}

/** The notice that comes by itself says what to do. */
function needsSignIn(reply: { readonly ok: boolean; readonly code?: string | undefined }): boolean {
  return !reply.ok && reply.code === "sign-in-again";
}
