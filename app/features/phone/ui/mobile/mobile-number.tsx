import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { forgetConfirmation, storedConfirmation } from "../confirmation-storage.ts";
import { phoneWords } from "../words.ts";
import { writtenNumber } from "../written-number.ts";
import { ChannelOfTexts } from "./channel-of-texts.tsx";
import { mobileWords } from "./mobile-words.ts";
import { useMobile } from "./use-mobile.ts";

const PhoneConfirmation = lazy(() =>
  import("../phone-confirmation.tsx").then((module) => ({ default: module.PhoneConfirmation })),
);
/** The place of an unfinished confirmation in the tab's storage. */
const name = "own-number";

/** The customer's mobile number: which one is confirmed, how texts come to it, and how it is changed. */
export function MobileNumber({ profilePhone = "" }: { profilePhone?: string | undefined }) {
  const language = useLanguage();
  const words = mobileWords.of(language);
  const { mobile, choose, reload, deeds } = useMobile();
  // A code that waits to be entered is not hidden by a reload.
  const [isOpen, setOpen] = useState(() => storedConfirmation(name)?.step === "code");
  const [hasPressed, setPressed] = useState(false);
  /** How the form was left last: that decides where the focus goes. */
  const [left, setLeft] = useState<"confirmed" | "canceled">();
  const place = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const confirmed = mobile.data?.mobile;
  const unconfirmed = mobile.data?.unconfirmed;
  useEffect(() => {
    if (left === "confirmed") place.current?.focus();
    if (left === "canceled") opener.current?.focus();
  }, [left]);
  if (confirmed === undefined) {
    if (!mobile.isError && !mobile.isPaused) return <div className="h-28" />;
    const texts = { loadErrorTitle: words.notLoaded };
    return <LoadError texts={texts} error={mobile.error} onRetry={() => void mobile.refetch()} />;
  }
  const close = (how: "confirmed" | "canceled") => {
    forgetConfirmation(name);
    setOpen(false);
    setLeft(how);
  };
  const onConfirmed = async () => {
    await reload();
    close("confirmed");
  };
  return (
    <div className="grid max-w-120 gap-4">
      {confirmed === null ? (
        <p>
          {unconfirmed === undefined
            ? words.none
            : words.unconfirmed(`\u2066${writtenNumber(unconfirmed)}\u2069`)}
        </p>
      ) : (
        <p ref={place} tabIndex={-1} role="status">
          <Ltr className="text-lg tabular">{writtenNumber(confirmed.phone)}</Ltr>
          <span className="block text-sm text-ink-soft">
            {words.confirmedOn(dateInWords(dayIn(confirmed.confirmedAt, market().zone), language))}
          </span>
        </p>
      )}
      {confirmed !== null && !isOpen && <ChannelOfTexts channel={confirmed.channel} choose={choose} />}
      {isOpen ? (
        <Suspense>
          <PhoneConfirmation
            name={name}
            deeds={deeds}
            preset={confirmed === null ? profilePhone : ""}
            takesFocus={hasPressed}
            onConfirmed={() => void onConfirmed()}
          />
          <Button variant="quiet" data-analytics="cancel" wide onClick={() => close("canceled")}>
            {words.cancel}
          </Button>
        </Suspense>
      ) : (
        <Button
          ref={opener}
          variant="secondary"
          data-analytics="confirm-number"
          className="justify-self-start"
          onClick={() => {
            setLeft(undefined);
            setPressed(true);
            setOpen(true);
          }}
        >
          {confirmed === null ? words.confirm : phoneWords.of(language).change}
        </Button>
      )}
    </div>
  );
}
