import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/picture/icon.tsx";
import { rowEnds } from "../../rules/choosing/row-ends.ts";

interface SnapRowProps {
  /** What the arrows lead to. */
  previousLabel: string;
  nextLabel: string;
  /** The cards. */
  children: ReactNode;
}

/** Cards in a row of which two are seen on a wide screen; on a phone they stand below each other. */
export function SnapRow({ previousLabel, nextLabel, children }: SnapRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ atStart, atEnd }, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setEnds(rowEnds(element));
    look();
    element.addEventListener("scroll", look, { passive: true });
    const sized = new ResizeObserver(look);
    sized.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      sized.disconnect();
    };
  }, []);
  const move = (cards: 1 | -1) => {
    const element = row.current;
    const [card, next] = element?.children ?? [];
    if (!element || !card) return;
    const width = next
      ? Math.abs(next.getBoundingClientRect().left - card.getBoundingClientRect().left)
      : card.getBoundingClientRect().width;
    // Reading runs towards negative scroll positions in a right-to-left row.
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({ left: forward * cards * width, behavior: "smooth" });
  };
  return (
    <>
      <div
        ref={row}
        className="-m-1 grid scroll-p-1 gap-4 p-1 md:flex md:snap-x md:snap-mandatory md:overflow-x-auto"
      >
        {Children.map(children, (child) => (
          <div className="md:shrink-0 md:basis-[calc(50%-0.5rem)] md:snap-start">{child}</div>
        ))}
      </div>
      <div className={`mt-3 hidden justify-end gap-2 ${atStart && atEnd ? "" : "md:flex"}`}>
        <RowArrow label={previousLabel} icon="chevron-back" isOff={atStart} onPress={() => move(-1)} />
        <RowArrow label={nextLabel} icon="chevron-forward" isOff={atEnd} onPress={() => move(1)} />
      </div>
    </>
  );
}

interface RowArrowProps {
  label: string;
  icon: "chevron-back" | "chevron-forward";
  /** At its end an arrow is off but keeps the focus that it has. */
  isOff: boolean;
  onPress: () => void;
}

function RowArrow({ label, icon, isOff, onPress }: RowArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="grid size-11 place-items-center rounded border border-line-strong transition-colors hover:bg-sand-50 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-sand-300"
    >
      <Icon name={icon} />
    </button>
  );
}
