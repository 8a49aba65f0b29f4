import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { type ConfiguredError, shownError } from "../../wizard/shown-error.ts";
import { noticeWords } from "./words.ts";

interface SubmissionNoticeProps {
  /** The device is offline. */
  isWaiting: boolean;
  /** Why it was not done. */
  refusal: { readonly code: string; readonly message: string } | undefined;
  texts: { readonly errorMessages: readonly ConfiguredError[]; readonly defaultErrorMessage: string };
  onDismiss: () => void;
}

/** What became of sending a booking: it waits for a connection, or was refused. */
export function SubmissionNotice({ isWaiting, refusal, texts, onDismiss }: SubmissionNoticeProps) {
  const words = noticeWords.of(useLanguage());
  const sentenceOf = ({ code, message }: { code: string; message: string }) =>
    code === "network"
      ? words.connectionLost
      : shownError(message, texts.errorMessages, texts.defaultErrorMessage);
  return (
    <>
      {isWaiting && <Banner className="mb-6">{words.waitsForConnection}</Banner>}
      {refusal && <RefusedBanner message={sentenceOf(refusal)} onDismiss={onDismiss} />}
    </>
  );
}

/** Why the booking was not made, in red, until it is dismissed; nothing that was entered is gone. */
function RefusedBanner({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: "center" });
  }, [message]);
  return (
    <div ref={place} className="mb-6">
      <Banner tone="error" onDismiss={onDismiss}>
        {message}
      </Banner>
    </div>
  );
}
