import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { confirmAlertCall, endAlertCall, type StockAlert } from "../../alert-calls.ts";
import { alertWords } from "./words.ts";

interface AlertPageProps {
  token: string;
  /** Undefined: it is not there any more. */
  alert: StockAlert | undefined;
}
type State = StockAlert["state"] | "ended" | "gone";

/** Confirms or ends an alert, by a button: programs that read mails open links, and press nothing. */
export function AlertPage({ token, alert }: AlertPageProps) {
  const language = useLanguage();
  const words = alertWords.of(language);
  const [state, setState] = useState<State>(alert?.state ?? "gone");
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const change = async (call: typeof confirmAlertCall | typeof endAlertCall, next: State) => {
    setBusy(true);
    const reply = await callApi(call, { params: { token }, language });
    setBusy(false);
    setHasFailed(!reply.ok && reply.code !== "alert-not-found");
    if (reply.ok) setState(next);
    else if (reply.code === "alert-not-found") setState("gone");
  };
  const [title, text] = sayingOf(state, words);
  return (
    <div className="frame section-space grow">
      <div className="max-w-[38rem]">
        <div aria-live="polite">
          <h1 className="text-title">{title}</h1>
          <p className="mt-5 text-lead text-ink-soft">{text}</p>
          {hasFailed && (
            <p role="alert" className="mt-5 text-danger">
              {words.failed}
            </p>
          )}
        </div>
        <div className="mt-10 flex flex-wrap gap-3">
          {state === "unconfirmed" && (
            <Button loading={busy} onClick={() => void change(confirmAlertCall, "active")}>
              {words.confirm}
            </Button>
          )}
          <LinkButton
            to={`/pre-owned/search${alert?.search ?? ""}`}
            variant={state === "unconfirmed" ? "secondary" : "primary"}
          >
            {words.cars}
          </LinkButton>
          {(state === "unconfirmed" || state === "active") && (
            <Button variant="quiet" loading={busy} onClick={() => void change(endAlertCall, "ended")}>
              {words.end}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function sayingOf(state: State, words: ReturnType<typeof alertWords.of>): [title: string, text: string] {
  if (state === "unconfirmed") return [words.askTitle, words.askText];
  if (state === "active") return [words.activeTitle, words.activeText];
  return state === "ended" ? [words.endedTitle, words.endedText] : [words.goneTitle, words.goneText];
}
