import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "#app/features/account/session/use-session.ts";
import { track } from "#app/features/analytics/track.ts";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import { ConfirmNumber } from "#app/features/leads/ui/number/confirm-number.tsx";
import { SellForm } from "#app/features/leads/ui/sell-form.tsx";
import type { LeadFormPage, TakenLead } from "#app/features/leads/ui/use-lead-form.ts";
import { personFields } from "#app/features/showroom/rules/offers/person-fields.ts";
import { sentLead } from "#app/features/showroom/ui/request/lead-events.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { landingWords } from "./words.ts";

/** Where links to the form lead. */
const place = "sell-your-car";

/** A visitor offers a car. What was sent is thanked for in the form's place. */
export function SellPanel({ texts }: { texts: LeadFormTexts }) {
  const [sent, setSent] = useState<TakenLead>();
  const page = useFormPage(setSent);
  return (
    <section id={place} aria-labelledby={`${place}-title`} className="frame section-space print:hidden">
      <div className="grid gap-x-16 gap-y-6 rounded-xl border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:p-12">
        <div>
          <h2 id={`${place}-title`} className="text-heading font-light">
            {texts.title}
          </h2>
          <p className="mt-2 max-w-[46ch] text-ink-soft">{texts.text}</p>
        </div>
        {sent ? <Thanks lead={sent} /> : <SellForm texts={texts} page={page} />}
      </div>
    </section>
  );
}

function Thanks({ lead: { id, isPhoneConfirmed } }: { lead: TakenLead }) {
  const words = landingWords.of(useLanguage());
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="self-center">
      <div ref={box} role="status" tabIndex={-1} className="rounded outline-offset-8">
        <span className="grid size-12 place-items-center rounded-full bg-accent text-white">
          <Icon name="check" className="size-6" />
        </span>
        <p className="mt-5 text-subheading">{words.thanksTitle}</p>
        <p className="mt-2 max-w-[46ch] text-ink-soft">{words.thanksText}</p>
      </div>
      <ConfirmNumber leadId={isPhoneConfirmed ? null : id} className="mt-10 border-t border-line pt-8" />
    </div>
  );
}

/** What the form begins with, and what is reported of it: nothing that names anybody. */
function useFormPage(onDone: (lead: TakenLead) => void): LeadFormPage {
  const { pathname } = useLocation();
  const { profile, storedToken } = useSession();
  const presets = useMemo(
    () => (profile ? personFields(profile, market().validation) : undefined),
    [profile],
  );
  return {
    presets,
    thanks: "sell-car",
    storedToken,
    onSent(lead, values) {
      track(sentLead({ kind: "sell-car" }, values, { id: lead.id, page: pathname }));
      onDone(lead);
    },
    onFailed: (code) => track({ event: "error", kind: "form", message: code, page: pathname }),
  };
}
