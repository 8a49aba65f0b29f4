import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { listDevicesCall, revokeDeviceCall } from "../../calls/settings/device-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Pill } from "../../ui/kit/pill.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { RegisterDialog } from "./register-dialog.tsx";
import { SettingsHead } from "./settings-head.tsx";
import { deviceWords } from "./words.ts";

type Device = AnswerTo<typeof listDevicesCall>["devices"][number];

/** Shared tablets of one's places. */
export function Component() {
  const language = useLanguage();
  const words = deviceWords.of(language);
  const { session } = useSession();
  const [isRegistering, setRegistering] = useState(false);
  const [revoking, setRevoking] = useState<Device>();
  const query = useQuery(officeQuery(listDevicesCall, {}, { language, topics: ["staff"] }));
  const canRegister = session.device === null;
  useShortcuts({ n: canRegister ? () => setRegistering(true) : undefined });
  const register = canRegister && (
    <Button look="primary" onPress={() => setRegistering(true)} shortcut="N">
      {words.register}
    </Button>
  );
  return (
    <>
      <SettingsHead actions={register} />
      <Loaded query={query}>
        {({ devices }) => (
          <DataTable
            label={words.inUse}
            columns={columnsOf(language, setRevoking)}
            rows={devices}
            empty={<Message title={words.empty}>{words.emptyText}</Message>}
          />
        )}
      </Loaded>
      <RegisterDialog open={isRegistering} onClose={() => setRegistering(false)} />
      <RevokeDialog device={revoking} onClose={() => setRevoking(undefined)} />
    </>
  );
}

function columnsOf(language: "en" | "ar", revoke: (device: Device) => void): readonly TableColumn<Device>[] {
  const words = deviceWords.of(language);
  return [
    {
      id: "name",
      title: words.name,
      cell: ({ name, placeName }) => (
        <span className="grid py-1">
          <span>
            <bdi>{name}</bdi>
          </span>
          <span className="text-xs text-ink-soft">{placeName}</span>
        </span>
      ),
    },
    {
      id: "use",
      title: words.lastUse,
      onDesk: true,
      cell: ({ lastUsedAt, lastUsedBy }) => (
        <span className="text-ink-soft">
          {lastUsedAt === null ? (
            words.never
          ) : (
            <>
              <span className="tabular">{momentInBrief(lastUsedAt, language)}</span> · <bdi>{lastUsedBy}</bdi>
            </>
          )}
        </span>
      ),
    },
    {
      id: "registered",
      title: words.registered,
      onDesk: true,
      cell: ({ registeredAt, registeredBy }) => (
        <span className="text-ink-soft">
          <span className="tabular">{momentInBrief(registeredAt, language)}</span> · <bdi>{registeredBy}</bdi>
        </span>
      ),
    },
    {
      id: "state",
      title: words.state,
      width: "12rem",
      cell: (device) =>
        device.revokedAt === null ? (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Pill tone="success">{words.inUse}</Pill>
            <Button look="quiet" onPress={() => revoke(device)}>
              {words.revoke}
            </Button>
          </div>
        ) : (
          <Pill tone="neutral">{words.revoked}</Pill>
        ),
    },
  ];
}

function RevokeDialog({ device, onClose }: { device: Device | undefined; onClose: () => void }) {
  const language = useLanguage();
  const [words, kit] = [deviceWords.of(language), kitWords.of(language)];
  const revoke = useDeed(revokeDeviceCall, {
    done: () => {
      showToast({ text: words.revokedDone, tone: "success" });
      onClose();
    },
  });
  const send = () =>
    device && revoke.mutate({ params: { id: device.id }, body: { version: device.version } });
  return (
    <Dialog
      open={device !== undefined}
      onClose={onClose}
      title={words.revokeTitle}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button look="danger" onPress={send} busy={revoke.isPending}>
            {words.revoke}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-sm">
        <p>
          <bdi>{device?.name}</bdi> · {device?.placeName}
        </p>
        <p className="text-ink-soft">{words.revokeText}</p>
      </div>
    </Dialog>
  );
}
