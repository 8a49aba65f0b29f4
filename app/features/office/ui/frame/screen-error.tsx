import { useEffect } from "react";
import { useRouteError } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isModuleLoadFailure } from "#app/lib/module-load-failure.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Message } from "../kit/states.tsx";
import { frameWords } from "./words.ts";

const reloadedKey = "office:reloaded-at";
/** A part that is missing after a reload too will be missing after the next one. */
const loopMs = 60_000;

/** A screen that broke. One whose files are gone, since the program was renewed under an open tab, is loaded anew. */
export function ScreenError() {
  const words = frameWords.of(useLanguage());
  const error = useRouteError();
  useEffect(() => {
    if (!isModuleLoadFailure(error) || !navigator.onLine) return;
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < loopMs) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
  }, [error]);
  return (
    <Message
      isScreen
      title={words.broken}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button look="primary" onPress={() => location.reload()}>
            {words.reload}
          </Button>
          <ButtonLink to="/">{words.toQueue}</ButtonLink>
        </span>
      }
    />
  );
}

/** An address that no screen has. */
export function NoScreen() {
  const words = frameWords.of(useLanguage());
  return <Message isScreen title={words.noScreen} action={<ButtonLink to="/">{words.toQueue}</ButtonLink>} />;
}
