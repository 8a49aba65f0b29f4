import { useEffect, useRef } from "react";
import { PhoneConfirmation } from "#app/features/phone/ui/phone-confirmation.tsx";
import { visitorDeeds } from "#app/features/phone/ui/phone-deeds.ts";
import { market } from "#app/i18n/market.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";
import { phonePurpose } from "../run-effect.ts";
import { FieldGroup } from "./field-group.tsx";

const deeds = visitorDeeds(phonePurpose);

interface NumberFieldsProps {
  state: WizardState;
  send: SendEvent;
}

/** Under which number: the account's, which needs no code, or one that is confirmed here. */
export function NumberFields({ state, send }: NumberFieldsProps) {
  const { texts } = useDrivePage();
  const { drive, customer, phoneRefusals, obstacle } = state;
  const own = customer?.mobile;
  const usesOwn = own !== undefined && !drive.usesOtherNumber;
  const press = (usesOther: boolean) => send({ type: "other-number-pressed", usesOther });
  return (
    <FieldGroup title={texts.phoneTitle} {...(!usesOwn && { hint: texts.phoneHint })}>
      {usesOwn ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="flex grow items-center gap-3">
            <Icon name="check" className="size-5 shrink-0 text-success" />
            <span>
              <span className="block text-sm text-ink-soft">{texts.ownNumberLabel}</span>
              <Ltr className="tabular">{phoneInGroups(internationalPhone(own, market().country))}</Ltr>
            </span>
          </p>
          <QuietButton onPress={() => press(true)}>{texts.otherNumberLabel}</QuietButton>
        </div>
      ) : (
        <div>
          {obstacle?.kind === "phone-not-confirmed" && <ConfirmAnew key={`refusal ${phoneRefusals}`} />}
          <PhoneConfirmation
            key={phoneRefusals}
            name={phonePurpose}
            deeds={deeds}
            onConfirmed={(confirmed) => send({ type: "phone-confirmed", confirmed })}
            onReset={() => send({ type: "phone-reset" })}
          />
          {own !== undefined && (
            <QuietButton onPress={() => press(false)}>{texts.useOwnNumberLabel}</QuietButton>
          )}
        </div>
      )}
    </FieldGroup>
  );
}

/** The server did not take the confirmed number: says so where it is confirmed anew. */
function ConfirmAnew() {
  const { texts } = useDrivePage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={place} className="mb-4">
      <Banner tone="error">{texts.phoneNotConfirmedText}</Banner>
    </div>
  );
}

function QuietButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress} className="min-h-11 text-accent underline underline-offset-4">
      {children}
    </button>
  );
}
