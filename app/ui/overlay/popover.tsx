import { type ReactNode, type ToggleEvent, useEffect, useRef } from "react";
import { ownEvent } from "./own-event.ts";

/** In pixels. A page that settles while its pictures arrive has not been scrolled by anyone. */
const leastScroll = 8;

interface PopoverProps {
  /** The button that opens it carries `popoverTarget={id}`; the panel stands under that button. */
  id: string;
  label: string;
  children: ReactNode;
  className?: string;
}

/**
 * The browser's own popover: a click outside, Escape and scrolling the page close it. A dialog opened from inside
 * must be a child of it, so that clicks in that dialog count as inside.
 */
export function Popover({ id, label, children, className = "" }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const openedAt = useRef(0);

  useEffect(() => {
    const closeOnScroll = () => {
      const element = panel.current;
      if (Math.abs(window.scrollY - openedAt.current) < leastScroll) return;
      // A page under a modal dialog does not scroll by the visitor's hand.
      if (element?.matches(":popover-open") && !element.querySelector("dialog[open]")) element.hidePopover();
    };
    window.addEventListener("scroll", closeOnScroll, { passive: true });
    return () => window.removeEventListener("scroll", closeOnScroll);
  }, []);

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      onBeforeToggle={ownEvent((event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === "open") openedAt.current = window.scrollY;
      })}
      role="dialog"
      aria-label={label}
      className={`popover rounded-lg border border-line bg-surface text-ink shadow-floating ${className}`}
    >
      {children}
    </div>
  );
}

/** Closes the popover around an element: after something in it was chosen. */
export function closePopoverAround(element: Element): void {
  element.closest<HTMLElement>("[popover]")?.hidePopover();
}
