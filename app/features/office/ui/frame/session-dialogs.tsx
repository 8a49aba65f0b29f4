import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { idleMs } from "#app/features/staff/rules/session-limits.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { untouchedMs } from "../../browser/attendance.ts";
import {
  changePersonEvent,
  lockDevice,
  readDevice,
  sessionBegunEvent,
} from "../../browser/device-sign-in.ts";
import { sessionEndedEvent, signInAgainEvent } from "../../browser/office-client.ts";
import type { SharedDevice } from "../../calls/settings/device-sign-in.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { kitWords } from "../kit/words.ts";
import { RevokedTablet, SharedTablet } from "../tablet/shared-tablet.tsx";
import { EndedSession } from "./ended-session.tsx";
import { sessionQuery } from "./session-query.ts";
import { frameWords } from "./words.ts";

type Shown =
  | { readonly why: "ended" | "again" | "revoked" }
  | { readonly why: "tablet"; readonly device: SharedDevice; readonly isOpen: boolean };

/**
 * What is shown where a session has ended, or is too old for a deed. The screen keeps all that was typed; one whose session has
 * ended is hidden: in a browser of one's own by the way to sign in, in another tab, on a shared tablet by the names of who may be next.
 */
export function SessionDialogs() {
  const client = useQueryClient();
  const memberId = useQuery(sessionQuery(useLanguage())).data?.member.id;
  const [shown, show] = useShown();
  useEffect(() => {
    // A document that comes back from the history is as old as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, [client]);
  const begun = (changedTo?: string) => {
    show(undefined);
    dispatchEvent(new Event(sessionBegunEvent));
    // Of another person nothing stays: not what they had read, nor what they had typed.
    void (changedTo !== undefined && changedTo !== memberId
      ? client.resetQueries()
      : client.invalidateQueries());
  };
  if (shown?.why === "revoked") return <RevokedTablet />;
  if (shown?.why === "tablet")
    return (
      <SharedTablet
        device={shown.device}
        onCancel={shown.isOpen ? () => show(undefined) : undefined}
        onChanged={begun}
      />
    );
  if (shown?.why === "ended") return <EndedSession memberId={memberId} onBegun={() => begun()} />;
  return <SignInAgain open={shown !== undefined} onClose={() => begun()} />;
}

function SignInAgain({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = frameWords.of(useLanguage());
  const signIn = () => window.open("/office/sign-in?fresh=true", "_blank", "noopener");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.againTitle}
      actions={
        <>
          <Button onPress={onClose}>{words.goOn}</Button>
          <Button look="primary" onPress={signIn}>
            {words.signInTab}
          </Button>
        </>
      }
    >
      <p>{words.againText}</p>
    </Dialog>
  );
}

/** Follows what is said of the session. One that ended on a tablet is read again first: it may be a new person's by now. */
function useShown() {
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>();
  const newest = useRef(shown);
  const show = useCallback((next: Shown | undefined) => {
    newest.current = next;
    setShown(next);
  }, []);
  useTabletLock(() => void lockDevice(language).finally(() => dispatchEvent(new Event(sessionEndedEvent))));
  useEffect(() => {
    const ended = async () => {
      if (newest.current !== undefined && newest.current.why !== "again") return;
      const device = await readDevice(language).catch(() => null);
      if (device == null) return show({ why: device === undefined && wasTablet() ? "revoked" : "ended" });
      if (device.signedIn !== null) return void dispatchEvent(new Event(sessionBegunEvent));
      show({ why: "tablet", device, isOpen: false });
    };
    const change = async () => {
      const device = await readDevice(language).catch(() => null);
      if (device === null) return showToast({ text: kitWords.of(language).offline, tone: "error" });
      show(device === undefined ? { why: "ended" } : { why: "tablet", device, isOpen: true });
    };
    const heard = {
      [sessionEndedEvent]: ended,
      [changePersonEvent]: change,
      [signInAgainEvent]: () => show({ why: "again" }),
    };
    for (const [name, hear] of Object.entries(heard)) addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(heard)) removeEventListener(name, hear);
    };
  }, [language, show]);
  return [shown, show] as const;
}

const storageKey = "office:shared-tablet";
const lookMs = 5_000;

/** Whether this browser was a shared tablet when it last had a session. */
function wasTablet(): boolean {
  return localStorage.getItem(storageKey) !== null;
}

/** A shared tablet that nobody has touched for ten minutes locks itself. */
function useTabletLock(lock: () => void): void {
  const session = useQuery(sessionQuery(useLanguage())).data;
  const isTablet = session === undefined ? undefined : session.device !== null;
  const newest = useRef(lock);
  newest.current = lock;
  useEffect(() => {
    if (isTablet === true) localStorage.setItem(storageKey, "1");
    if (isTablet === false) localStorage.removeItem(storageKey);
    if (!isTablet) return;
    let isLocked = false;
    const look = () => {
      const isIdle = document.visibilityState === "visible" && untouchedMs() >= idleMs.device;
      if (isIdle && !isLocked) newest.current();
      isLocked = isIdle;
    };
    const timer = setInterval(look, lookMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isTablet]);
}
