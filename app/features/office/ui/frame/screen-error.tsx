import { useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isModuleLoadFailure } from "#app/lib/module-load-failure.ts";
import { useLostConnection } from "../../browser/live/connection.ts";
import { probeServer } from "../../browser/live/server-probe.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Message, RowsSkeleton } from "../kit/states.tsx";
import { frameWords } from "./words.ts";

const reloadedKey = "office:reloaded-at";
/** A part that is missing after a reload too will be missing after the next one. */
const loopMs = 60_000;

/** `answers`: it answered, and the page has been reloaded already. */
type Server = "probed" | "away" | "answers";
/**
 * A screen that broke, in its own place. One whose files did not arrive is loaded once the server answers: a browser requests a
 * file that failed no second time, so the page is loaded anew, and never before, or the browser's own error page would replace it.
 */
export function ScreenError({ reload = () => location.reload() }: { reload?: () => void }) {
  const words = frameWords.of(useLanguage());
  const error = useRouteError();
  const isMissing = isModuleLoadFailure(error);
  const [isWanted, setWanted] = useState(false);
  const isLoading = isMissing || isWanted;
  const [server, setServer] = useState<Server>("probed");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what reloads is the same for every error
  useEffect(() => {
    if (!isLoading) return;
    setServer("probed");
    let wasAway = false;
    return probeServer({
      away() {
        wasAway = true;
        setServer("away");
      },
      answered() {
        if (!isWanted && !wasAway && !mayReload()) return setServer("answers");
        sessionStorage.setItem(reloadedKey, String(Date.now()));
        reload();
      },
    });
  }, [error, isLoading, isWanted]);
  if (isLoading && server === "probed") return <RowsSkeleton />;
  if (isLoading && server === "away") return <ServerAway />;
  return (
    <Message
      isScreen
      title={words.broken}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button look="primary" onPress={() => setWanted(true)}>
            {words.reload}
          </Button>
          <ButtonLink to="/">{words.toQueue}</ButtonLink>
        </span>
      }
    />
  );
}

/** Where the server answered at once the file itself is gone: an update is loaded by one reload. */
function mayReload(): boolean {
  return Date.now() - Number(sessionStorage.getItem(reloadedKey)) >= loopMs;
}

/** Why a screen cannot be loaded now. It comes by itself. */
function ServerAway() {
  const words = frameWords.of(useLanguage());
  const isOffline = useLostConnection()?.why === "offline";
  return (
    <div role="status">
      <Message isScreen title={isOffline ? words.screenOffline : words.screenAway}>
        {words.loadsByItself}
      </Message>
    </div>
  );
}

/** An address that no screen has. */
export function NoScreen() {
  const words = frameWords.of(useLanguage());
  return <Message isScreen title={words.noScreen} action={<ButtonLink to="/">{words.toQueue}</ButtonLink>} />;
}
