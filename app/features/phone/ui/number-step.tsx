import { type KeyboardEvent, useEffect, useRef } from "react";
import { market } from "#app/i18n/market.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { PhoneField } from "#app/ui/form/fields/phone-field.tsx";
import type { Channel } from "../rules/confirmation.ts";
import { ChannelChoice } from "./channel-choice.tsx";
import type { ConfirmationForm } from "./use-confirmation.ts";
import { phoneWords } from "./words.ts";

interface StepProps {
  form: ConfirmationForm;
  channels: readonly Channel[];
  takesFocus: boolean;
}

/** Problems that are the number's own; others concern the sending. */
const ofNumber: readonly string[] = ["missing", "country-not-served", "invalid-input"];

/** The number, by which way the code shall come, and the button that sends it. */
export function NumberStep({ form, channels, takesFocus }: StepProps) {
  const { state, dispatch, send } = form;
  const words = phoneWords.of(useLanguage());
  const field = useRef<HTMLInputElement>(null);
  const { problem, busy } = state;
  const isOfNumber = problem !== null && ofNumber.includes(problem.code);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isOfNumber) field.current?.focus();
  }, [isOfNumber]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // It would send the form around it.
    event.preventDefault();
    void send();
  };
  return (
    <>
      <PhoneField
        ref={field}
        label={words.phone}
        dialCode={internationalPhone("", market().country)}
        defaultValue={state.phone}
        onInput={(event) => dispatch({ type: "typed", phone: event.currentTarget.value })}
        onKeyDown={onKeyDown}
        error={isOfNumber ? problem.sentence : undefined}
        readOnly={busy !== null}
        required
      />
      {channels.length > 1 && (
        <ChannelChoice
          label={words.channel}
          channels={channels}
          chosen={state.channel}
          onChoose={(channel) => dispatch({ type: "channel-chosen", channel })}
        />
      )}
      {problem !== null && !isOfNumber && <Banner tone="error">{problem.sentence}</Banner>}
      <Button
        variant="secondary"
        data-analytics="send-code"
        wide
        loading={busy !== null}
        onClick={() => void send()}
      >
        {words.send}
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {busy === "solving" && words.oneMoment}
      </p>
    </>
  );
}
