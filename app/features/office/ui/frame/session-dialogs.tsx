import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { sessionEndedEvent, signInAgainEvent } from "../../browser/office-client.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { frameWords } from "./words.ts";

/**
 * What is shown where a session has ended, or is too old for a deed. The sign-in is another tab, so that the screen stays with
 * everything that was typed.
 */
export function SessionDialogs() {
  const words = frameWords.of(useLanguage());
  const client = useQueryClient();
  const [why, setWhy] = useState<"ended" | "again">();
  useEffect(() => {
    const ended = () => setWhy("ended");
    const again = () => setWhy("again");
    addEventListener(sessionEndedEvent, ended);
    addEventListener(signInAgainEvent, again);
    return () => {
      removeEventListener(sessionEndedEvent, ended);
      removeEventListener(signInAgainEvent, again);
    };
  }, []);
  const close = () => {
    setWhy(undefined);
    void client.invalidateQueries();
  };
  const signIn = () => window.open(`/office/sign-in?fresh=${why === "again"}`, "_blank", "noopener");
  return (
    <Dialog
      open={why !== undefined}
      onClose={close}
      title={why === "again" ? words.againTitle : words.endedTitle}
      actions={
        <>
          <Button onPress={close}>{words.goOn}</Button>
          <Button look="primary" onPress={signIn}>
            {words.signInTab}
          </Button>
        </>
      }
    >
      <p>{why === "again" ? words.againText : words.endedText}</p>
    </Dialog>
  );
}
