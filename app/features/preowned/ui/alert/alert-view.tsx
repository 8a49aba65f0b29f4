import { type SubmitEvent, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { type AlertDeed, changeAlert, type ShownAlert } from "./change-alert.ts";
import { alertWords } from "./words.ts";

interface AlertViewProps {
  token: string;
  /** As the server read it, or as it is after a press before the page's scripts. */
  alert: ShownAlert;
}

/** One alert, for the holder of its mailed link: to confirm, to see, to end. Opening the page alone does nothing. */
export function AlertView({ token, alert }: AlertViewProps) {
  const language = useLanguage();
  const words = alertWords.of(language);
  const [shown, setShown] = useState(alert);
  const [underWay, setUnderWay] = useState<AlertDeed | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    const deed = value as AlertDeed;
    setUnderWay(deed);
    setShown(await changeAlert(deed, shown, { token, language }));
    setUnderWay(null);
  };
  const { state, search, hasFailed } = shown;
  const texts = {
    unconfirmed: words.confirmText,
    active: words.active,
    ended: words.ended,
    gone: words.gone,
  };
  return (
    <>
      <p role="status" className="mt-4 max-w-[52ch] text-lead text-ink-soft">
        {texts[state]}
      </p>
      {hasFailed && (
        <Banner tone="error" className="mt-6 max-w-2xl">
          {words.failed}
        </Banner>
      )}
      <form method="post" onSubmit={submit} className="mt-8 flex flex-wrap gap-3">
        {state === "unconfirmed" && (
          <DeedButton deed="confirm" underWay={underWay}>
            {words.confirm}
          </DeedButton>
        )}
        {state !== "unconfirmed" && (
          <LinkButton variant="secondary" to={`${href("/pre-owned/search")}${search}`}>
            {words.seeCars}
          </LinkButton>
        )}
        {(state === "unconfirmed" || state === "active") && (
          <DeedButton deed="end" underWay={underWay}>
            {words.end}
          </DeedButton>
        )}
      </form>
    </>
  );
}

interface DeedButtonProps {
  deed: AlertDeed;
  underWay: AlertDeed | null;
  children: string;
}

function DeedButton({ deed, underWay, children }: DeedButtonProps) {
  return (
    <Button
      type="submit"
      name="deed"
      value={deed}
      variant={deed === "end" ? "quiet" : "primary"}
      data-analytics={`${deed}-alert`}
      loading={underWay === deed}
    >
      {children}
    </Button>
  );
}
