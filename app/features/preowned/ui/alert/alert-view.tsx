import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { confirmAlertCall, endAlertCall, type StockAlert } from "../../alert-calls.ts";
import { alertWords } from "./words.ts";

interface AlertViewProps {
  token: string;
  /** Null where there is none for this token. */
  alert: StockAlert | null;
}

/** One alert, for whoever has the link of its mails: to confirm, to see, to end. Opening the page alone does nothing. */
export function AlertView({ token, alert }: AlertViewProps) {
  const language = useLanguage();
  const words = alertWords.of(language);
  const [state, setState] = useState<StockAlert["state"] | "ended" | "gone">(alert?.state ?? "gone");
  const [search, setSearch] = useState(alert?.search ?? "");
  const [doing, setDoing] = useState<"confirm" | "end" | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const make = async (deed: "confirm" | "end") => {
    const asking = { params: { token }, language, idempotencyKey: crypto.randomUUID() };
    setDoing(deed);
    const reply =
      deed === "confirm" ? await callApi(confirmAlertCall, asking) : await callApi(endAlertCall, asking);
    setDoing(null);
    setFailed(!reply.ok && reply.code !== "alert-not-found");
    if (reply.ok && "search" in reply.data) setSearch(reply.data.search);
    if (reply.ok) setState(deed === "confirm" ? "active" : "ended");
    else if (reply.code === "alert-not-found") setState("gone");
  };
  const said = { unconfirmed: words.confirmText, active: words.active, ended: words.ended, gone: words.gone };
  return (
    <>
      <p role="status" className="mt-4 max-w-[52ch] text-lead text-ink-soft">
        {said[state]}
      </p>
      {hasFailed && (
        <Banner tone="error" className="mt-6 max-w-2xl">
          {words.failed}
        </Banner>
      )}
      <div className="mt-8 flex flex-wrap gap-3 noscript:hidden">
        {state === "unconfirmed" && (
          <Button
            data-analytics="confirm-alert"
            loading={doing === "confirm"}
            onClick={() => make("confirm")}
          >
            {words.confirm}
          </Button>
        )}
        {state !== "unconfirmed" && (
          <LinkButton variant="secondary" to={`/pre-owned/search${search}`}>
            {words.seeCars}
          </LinkButton>
        )}
        {(state === "unconfirmed" || state === "active") && (
          <Button
            variant="quiet"
            data-analytics="end-alert"
            loading={doing === "end"}
            onClick={() => make("end")}
          >
            {words.end}
          </Button>
        )}
      </div>
    </>
  );
}
