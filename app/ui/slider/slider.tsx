import "./slider.css";
import { Children, type ReactNode, useId, useRef, useState } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type Tab, TabList } from "../tab-list.tsx";
import { uiWords } from "../words.ts";
import { SliderControls } from "./slider-controls.tsx";
import type { SliderView } from "./slider-view.ts";
import { slidesPerView } from "./slides-per-view.ts";
import { useArrival } from "./use-arrival.ts";
import { useTrack } from "./use-track.ts";

/** Which control was used, and what is in view when the slider has followed it. */
export interface SliderPress {
  readonly button: "next" | "previous" | "tab";
  readonly view: SliderView;
}

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
  const element = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const { view, turn, turnToPage } = useTrack(element, {
    direction,
    group: tabs?.active,
    count: Children.count(children),
    onView,
  });
  useArrival(element);

  const tell = (button: SliderPress["button"], next: SliderView | undefined) => {
    if (!next) return;
    setSaid(words.slidesInView(next.first + 1, next.last + 1, next.count));
    onPress?.({ button, view: next });
  };
  const choose = (tab: string) => {
    tabs?.onChoose(tab);
    if (view && tab !== tabs?.active)
      onPress?.({ button: "tab", view: { ...view, first: 0, last: 0, page: 0, atStart: true } });
  };
  const panel = `${id}-panel`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-roledescription={words.carousel} aria-label={label} className={className}>
      {tabs && (
        <div className="mb-8 lg:mb-10">
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
        <ul ref={element} className={`slider-track ${perView}`}>
          {Children.map(children, (slide) => (
            <li className="slider-slide">{slide}</li>
          ))}
        </ul>
      </div>
      <SliderControls
        view={view}
        onTurn={(way) => tell(way, turn(way))}
        onPage={(page) => view && tell(page < view.page ? "previous" : "next", turnToPage(page))}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
