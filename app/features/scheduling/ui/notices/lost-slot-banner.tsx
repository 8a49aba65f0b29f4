import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ChosenSlot } from "../../wizard/chosen.ts";
import { dayOfSlot } from "../../wizard/slot-days.ts";

interface LostSlotBannerProps {
  alternatives: readonly ChosenSlot[];
  /** The place's zone. */
  timeZone: string;
  texts: { readonly slotTakenTitle: string; readonly nearestSlotsLabel: string };
  send: (event: LostSlotEvent) => void;
}

/** What both wizards do where a time was lost: another one is chosen with its day, and the notice goes. */
type LostSlotEvent =
  | { readonly type: "date-chosen"; readonly date: string }
  | { readonly type: "slot-chosen"; readonly slot: ChosenSlot }
  | { readonly type: "lost-slot-dismissed" };

/** The chosen time went to another customer: says so, and offers the nearest ones. Everything else stays as it is. */
export function LostSlotBanner(props: LostSlotBannerProps) {
  const { alternatives, timeZone, texts, send } = props;
  const language = useLanguage();
  const dismiss = () => send({ type: "lost-slot-dismissed" });
  const take = (slot: ChosenSlot) => {
    send({ type: "date-chosen", date: dayOfSlot(slot, timeZone) });
    send({ type: "slot-chosen", slot });
    dismiss();
  };
  return (
    <Banner tone="warning" title={texts.slotTakenTitle} onDismiss={dismiss} className="mb-6">
      {alternatives.length > 0 && (
        <>
          <p>{texts.nearestSlotsLabel}</p>
          <div className="mt-3 mb-1 flex flex-wrap gap-2">
            {alternatives.map((slot) => (
              <Button
                key={slot.startTime}
                variant="secondary"
                className="bg-surface px-4 max-sm:w-full max-sm:flex-col max-sm:gap-0.5"
                onClick={() => take(slot)}
              >
                <span>{dayInBrief(dayIn(slot.startTime, timeZone), language)}</span>
                <span>{hoursInWords([slot.startTime, slot.endTime], timeZone, language)}</span>
              </Button>
            ))}
          </div>
        </>
      )}
    </Banner>
  );
}
