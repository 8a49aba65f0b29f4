import { Children, type ReactNode, useId, useRef } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type Tab, TabList } from "../navigation/tab-list.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { uiWords } from "../words.ts";
import type { SliderPress } from "./slider-press.ts";
import type { SliderView } from "./slider-view.ts";
import { slidesPerView } from "./slides-per-view.ts";
import { useEngine } from "./use-engine.ts";
import { useReveal } from "./use-reveal.ts";

export interface SliderProps {
  /** What it shows; screen readers say it with "carousel". */
  label: string;
  /** The slides; each needs a key. Other slides under the same tab stay where the visitor is. */
  children: ReactNode;
  /** Classes that set `--per-view`: see `slidesPerView`. */
  perView?: string;
  /** Groups of slides: the page shows the slides of the active one, which begin at the first. */
  tabs?: {
    label: string;
    items: readonly Tab[];
    active: string;
    onChoose: (id: string) => void;
  };
  /** The slides in view have changed, by whatever means, and it rests. */
  onView?: (view: SliderView) => void;
  onPress?: (press: SliderPress) => void;
  className?: string;
}

/**
 * Things beside each other that scroll and snap: by touch, wheel and keys, by arrows and pagination. Slides out of
 * view take no focus, and none is ever moved. Direction is the language's: another one starts it anew.
 */
export function Slider(props: SliderProps) {
  const direction = directionOf(useLanguage());
  return <SliderInDirection key={direction} direction={direction} {...props} />;
}

function SliderInDirection({
  direction,
  label,
  children,
  perView = slidesPerView.cards,
  tabs,
  onView,
  onPress,
  className = "",
}: SliderProps & { direction: "ltr" | "rtl" }) {
  const words = uiWords.of(useLanguage());
  const id = useId();
  const isHydrated = useHydrated();
  const track = useRef<HTMLUListElement>(null);
  const Engine = useEngine(track);
  useReveal(track);
  const count = Children.count(children);

  const choose = (tab: string) => {
    if (tab === tabs?.active) return;
    tabs?.onChoose(tab);
    const first = { first: 0, last: 0, count, atStart: true, atEnd: false, page: 0, pages: 1 };
    onPress?.({ button: "tab", view: first });
  };
  const panel = `${id}-panel`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-roledescription={words.carousel} aria-label={label} className={className}>
      {tabs && (
        <div className={`mb-8 lg:mb-10 ${isHydrated ? "" : "invisible"}`}>
          <TabList
            label={tabs.label}
            tabs={tabs.items}
            active={tabs.active}
            onChoose={choose}
            prefix={id}
            panel={panel}
          />
        </div>
      )}
      <div {...(tabs && { role: "tabpanel", id: panel, "aria-labelledby": `${id}-tab-${tabs.active}` })}>
        <ul ref={track} className={`slider-track ${perView}`}>
          {Children.map(children, (slide) => (
            <li className="slider-slide">{slide}</li>
          ))}
        </ul>
      </div>
      {/* The row keeps its height, so that nothing moves when its controls come. */}
      <div className="mt-5 min-h-12 lg:mt-7 noscript:hidden print:hidden">
        {Engine && <Engine {...{ track, direction, group: tabs?.active, count, onView, onPress }} />}
      </div>
    </div>
  );
}
