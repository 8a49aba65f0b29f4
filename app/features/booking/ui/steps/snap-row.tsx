import { Children, type ReactNode, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useBookingPage } from "../booking-page.ts";

/** Cards in a row of which two are seen on a wide screen; on a phone they stand below each other. */
export function SnapRow({ children }: { children: ReactNode }) {
  const { words } = useBookingPage();
  const row = useRef<HTMLDivElement>(null);
  const move = (cards: 1 | -1) => {
    const element = row.current;
    const card = element?.firstElementChild;
    if (!element || !card) return;
    // Reading runs towards negative scroll positions in a right-to-left row.
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({ left: forward * cards * card.getBoundingClientRect().width, behavior: "smooth" });
  };
  return (
    <>
      <div ref={row} className="grid gap-4 p-1 md:flex md:snap-x md:snap-mandatory md:overflow-x-auto">
        {Children.map(children, (child) => (
          <div className="md:shrink-0 md:basis-[calc(50%-0.5rem)] md:snap-start">{child}</div>
        ))}
      </div>
      <div className="mt-3 hidden justify-end gap-2 md:flex">
        <RowArrow label={words.previousVehicle} icon="chevron-back" onPress={() => move(-1)} />
        <RowArrow label={words.nextVehicle} icon="chevron-forward" onPress={() => move(1)} />
      </div>
    </>
  );
}

interface RowArrowProps {
  label: string;
  icon: "chevron-back" | "chevron-forward";
  onPress: () => void;
}

function RowArrow({ label, icon, onPress }: RowArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded border border-line-strong hover:bg-sand-50"
    >
      <Icon name={icon} />
    </button>
  );
}
