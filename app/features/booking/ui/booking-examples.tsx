import type { ReactNode } from "react";
import type { FreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import type { Language } from "#app/i18n/language.ts";
import content from "../../../../content/demo/service-booking.json" with { type: "json" };
import { render } from "../../../../tests/components/render.tsx";
import type { ServiceBooking } from "../content/service-booking.ts";
import { noOptions } from "../options-calls.ts";
import { BookingTextsContext, OptionsContext } from "./booking-page.ts";

/** The demo's texts of the wizard. */
export const bookingTexts = content.fragments[0] as unknown as Record<Language, ServiceBooking>;

type RenderOptions = NonNullable<Parameters<typeof render>[1]> & { options?: typeof noOptions };

/** Renders a part of the wizard for a signed-in customer, with the demo's texts. */
export function renderBooking(node: ReactNode, { options = noOptions, ...rest }: RenderOptions = {}) {
  return render(inBooking(node, rest.language, options), { customer: {}, ...rest });
}

/** The same around what is rendered next in its place. */
export function inBooking(node: ReactNode, language: Language = "en", options = noOptions) {
  return (
    <BookingTextsContext value={bookingTexts[language]}>
      <OptionsContext value={options}>{node}</OptionsContext>
    </BookingTextsContext>
  );
}

/** Free times as they are once read: those of the days given, until the end of the year. */
export function freeSlots(days: FreeSlots["days"], changes: Partial<FreeSlots> = {}): FreeSlots {
  return {
    range: { first: "2026-12-01", last: "2026-12-31" },
    timeZone: "Asia/Qatar",
    days,
    slotsOn: (day) => days.get(day) ?? [],
    earliestDay: [...days.keys()][0],
    isLoading: () => false,
    isLoaded: () => true,
    loadMonth: () => undefined,
    error: null,
    retry: () => undefined,
    ...changes,
  };
}
