import { useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ChangeNumber } from "./change-number.tsx";
import { CodeStep } from "./code-step.tsx";
import { NumberStep } from "./number-step.tsx";
import { useChannels } from "./use-channels.ts";
import { type ConfirmationForm, type ConfirmationPromises, useConfirmation } from "./use-confirmation.ts";
import { phoneWords } from "./words.ts";
import { writtenNumber } from "./written-number.ts";

interface PhoneConfirmationProps extends ConfirmationPromises {
  /** It appears because of a press: its field takes the focus. */
  takesFocus?: boolean;
}

/**
 * Confirms a mobile number by a code, within any form: the number, then its code, then what was confirmed. It is no form
 * itself, and a reload goes on where it was.
 */
export function PhoneConfirmation(props: PhoneConfirmationProps) {
  // What the tab has stored, the server could not know: it comes after the page was taken over.
  const isHydrated = useHydrated();
  return <Confirming key={String(isHydrated)} {...props} isHydrated={isHydrated} />;
}

function Confirming({
  takesFocus = false,
  isHydrated,
  ...promises
}: PhoneConfirmationProps & { isHydrated: boolean }) {
  const form = useConfirmation(promises, isHydrated);
  const channels = useChannels();
  const words = phoneWords.of(useLanguage());
  const { step, problem } = form.state;
  const hasActed = useHasChanged(step);
  if (channels?.length === 0 && step !== "confirmed")
    return <Banner tone="error">{words.nothingCanBeSent}</Banner>;
  const shown = {
    form,
    channels: channels ?? [],
    takesFocus: takesFocus || (hasActed && problem?.code !== "ended"),
  };
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
