import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import type { Channel } from "../rules/confirmation.ts";
import type { ConfirmationForm } from "./use-confirmation.ts";
import { phoneWords } from "./words.ts";

interface ResendCodeProps {
  form: ConfirmationForm;
  channels: readonly Channel[];
}

/** Counts down until the next code may be requested, and then requests it, by whichever channel. */
export function ResendCode({ form: { state, send }, channels }: ResendCodeProps) {
  const words = phoneWords.of(useLanguage());
  const seconds = useSecondsUntil(state.resendAt);
  const labels = { sms: words.resendBySms, whatsapp: words.resendByWhatsapp };
  if (seconds > 0) {
    const [before = "", after = ""] = words.resendIn("\0").split("\0");
    return (
      <p className="text-sm text-ink-soft">
        {before}
        <Ltr className="tabular">{clockOf(seconds)}</Ltr>
        {after}
      </p>
    );
  }
  const choices = channels.length > 1 ? channels : [state.channel];
  return choices.map((channel) => (
    <Button
      key={channel}
      variant="secondary"
      wide
      data-analytics="send-code"
      loading={state.busy === "sending" || state.busy === "solving"}
      onClick={() => void send(channel)}
    >
      {choices.length > 1 ? labels[channel] : words.resend}
    </Button>
  ));
}

/** 75 as 1:15. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function useSecondsUntil(atMs: number): number {
  const left = () => Math.max(0, Math.ceil((atMs - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left follows from the moment.
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
