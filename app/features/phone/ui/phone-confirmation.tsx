import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { codeChannelsCall } from "../calls.ts";
import type { Channel } from "../rules/confirmation.ts";
import { ChangeNumber } from "./change-number.tsx";
import { CodeStep } from "./code-step.tsx";
import { NumberStep } from "./number-step.tsx";
import { type ConfirmationForm, type ConfirmationPromises, useConfirmation } from "./use-confirmation.ts";
import { phoneWords } from "./words.ts";
import { writtenNumber } from "./written-number.ts";

/**
 * Confirms a mobile number by a code, within any form: the number, then its code, then what was confirmed. It is no form
 * itself, and a reload goes on where it was.
 */
export function PhoneConfirmation(promises: ConfirmationPromises) {
  const form = useConfirmation(promises);
  const channels = useChannels();
  const words = phoneWords.of(useLanguage());
  const { step, problem } = form.state;
  const hasActed = useHasChanged(step);
  if (channels?.length === 0 && step !== "confirmed")
    return <Banner tone="error">{words.nothingCanBeSent}</Banner>;
  const shown = { form, channels: channels ?? [], takesFocus: hasActed && problem?.code !== "ended" };
  return (
    <div className="grid gap-3">
      {step === "number" && <NumberStep {...shown} />}
      {step === "code" && <CodeStep {...shown} />}
      {step === "confirmed" && <Confirmed form={form} />}
    </div>
  );
}

/** Whether it is not what it was at first: a field that is there before the visitor does anything must not take the focus. */
function useHasChanged(step: string): boolean {
  const [first] = useState(step);
  const hasChanged = useRef(false);
  if (step !== first) hasChanged.current = true;
  return hasChanged.current;
}

function Confirmed({ form }: { form: ConfirmationForm }) {
  const words = phoneWords.of(useLanguage());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="flex grow items-center gap-3">
        <Icon name="check" className="size-5 shrink-0 text-success" />
        <span>
          {words.confirmed}: <Ltr className="tabular">{writtenNumber(form.state.phone)}</Ltr>
        </span>
      </p>
      <ChangeNumber form={form} />
    </div>
  );
}

/** The channels of this installation, once they have come. Where they do not come the server chooses. */
function useChannels(): readonly Channel[] | undefined {
  const [channels, setChannels] = useState<readonly Channel[]>();
  const language = useLanguage();
  useEffect(() => {
    const leaving = new AbortController();
    callApi(codeChannelsCall, { language, signal: leaving.signal })
      .then((reply) => reply.ok && setChannels(reply.data.channels))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [language]);
  return channels;
}
