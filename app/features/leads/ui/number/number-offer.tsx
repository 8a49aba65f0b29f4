import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { storedConfirmation } from "#app/features/phone/ui/confirmation-storage.ts";
import { visitorDeeds } from "#app/features/phone/ui/phone-deeds.ts";
import { useChannels } from "#app/features/phone/ui/use-channels.ts";
import { market } from "#app/i18n/market.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { canConfirm } from "../../rules/number-confirmation.ts";
import { type OwnLead, storedOwnLead, storeOwnLead } from "./own-lead.ts";
import { useVerification } from "./use-verification.ts";
import { numberWords } from "./words.ts";

const PhoneConfirmation = lazy(() =>
  import("#app/features/phone/ui/phone-confirmation.tsx").then((module) => ({
    default: module.PhoneConfirmation,
  })),
);
const deeds = visitorDeeds("lead");

interface NumberOfferProps {
  leadId: string;
  className?: string | undefined;
}

/** The offer to confirm the number of a lead, and what comes of it. */
export function NumberOffer({ leadId, className = "" }: NumberOfferProps) {
  // A form that was sent before the scripts left nothing in the tab: its number is typed again.
  const [lead, setLead] = useState(
    (): OwnLead => storedOwnLead(leadId) ?? { id: leadId, phone: "", sentAt: Date.now(), isConfirmed: false },
  );
  const channels = useChannels();
  const [hasConfirmed, setConfirmed] = useState(false);
  const onConfirmed = (phone: string) => {
    const confirmed = { ...lead, phone, isConfirmed: true };
    storeOwnLead(confirmed);
    setLead(confirmed);
    setConfirmed(true);
  };
  if (lead.isConfirmed)
    return <Confirmed phone={lead.phone} takesFocus={hasConfirmed} className={className} />;
  if (!channels?.length || !canConfirm(new Date(lead.sentAt), new Date())) return null;
  return <Offer lead={lead} onConfirmed={onConfirmed} className={className} />;
}

interface OfferProps {
  lead: OwnLead;
  onConfirmed: (phone: string) => void;
  className: string;
}

function Offer({ lead, onConfirmed, className }: OfferProps) {
  const words = numberWords.of(useLanguage());
  const title = useId();
  const name = `lead.${lead.id}`;
  const { verify, problem, refusals } = useVerification(lead.id, name, onConfirmed);
  // A code that waits to be entered is not hidden by a reload.
  const [isOpen, setOpen] = useState(() => (storedConfirmation(name)?.step ?? "number") !== "number");
  const [hasPressed, setPressed] = useState(false);
  const again = problem?.again;
  return (
    <section
      aria-labelledby={title}
      className={`grid items-start justify-items-start gap-x-20 gap-y-5 print:hidden ${className}`}
    >
      <div className="max-w-[52ch]">
        <h2 id={title} className="font-medium">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-soft">{words.text}</p>
      </div>
      {isOpen ? (
        <div className="grid w-full max-w-120 gap-4">
          {problem && <Banner tone="error">{problem.sentence}</Banner>}
          <Suspense>
            <PhoneConfirmation
              key={refusals}
              name={name}
              deeds={deeds}
              preset={lead.phone}
              takesFocus={hasPressed}
              onConfirmed={(confirmed) => void verify(confirmed)}
            />
          </Suspense>
          {again && (
            <Button variant="secondary" data-analytics="verify-again" onClick={() => void verify(again)}>
              {words.again}
            </Button>
          )}
        </div>
      ) : (
        <button
          type="button"
          data-analytics="confirm-number"
          className="-my-2.5 min-h-11 text-accent underline underline-offset-4 hover:text-accent-strong"
          onClick={() => {
            setPressed(true);
            setOpen(true);
          }}
        >
          {words.button}
        </button>
      )}
    </section>
  );
}

interface ConfirmedProps {
  phone: string;
  /** It takes the place of what had the focus. */
  takesFocus: boolean;
  className: string;
}

function Confirmed({ phone, takesFocus, className }: ConfirmedProps) {
  const words = numberWords.of(useLanguage());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const number = phoneInGroups(internationalPhone(normalize("phone", phone), market().country));
  return (
    <div ref={place} role="status" tabIndex={-1} className={`outline-offset-8 ${className}`}>
      <div className="flex gap-3">
        <Icon name="check" className="mt-1 size-5 shrink-0 text-success" />
        <div>
          <p>
            {words.confirmed}: <Ltr className="tabular whitespace-nowrap">{number}</Ltr>
          </p>
          <p className="mt-1 text-ink-soft">{words.noted}</p>
        </div>
      </div>
    </div>
  );
}
