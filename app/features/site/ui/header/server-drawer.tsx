import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { drawerElementId } from "./use-open-drawer.ts";

interface ServerDrawerProps {
  /** The drawer in whose place it stands. */
  id: string;
  label: string;
  children: ReactNode;
}

/**
 * What a drawer shows before the page's scripts answer: a popover, which the browser opens by itself. It stands at the
 * page's top, as the header does until then.
 */
export function ServerDrawer({ id, label, children }: ServerDrawerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      id={serverDrawerId(id)}
      popover="auto"
      role="group"
      aria-label={label}
      data-written={id}
      className="written-drawer text-base"
    >
      {children}
    </div>
  );
}

/** For the button of a drawer: until the scripts answer it opens the written one. */
export function useServerOpener() {
  const isHydrated = useHydrated();
  return (id: string, isOpen: boolean, press: () => void) => ({
    type: "button" as const,
    "aria-expanded": isHydrated ? isOpen : undefined,
    "aria-controls": isHydrated ? drawerElementId(id) : serverDrawerId(id),
    popoverTarget: isHydrated ? undefined : serverDrawerId(id),
    onClick: (event: MouseEvent) => {
      // A press may be what makes the scripts answer; then the written one stays closed.
      event.preventDefault();
      press();
    },
  });
}

/**
 * A written drawer that is open when the scripts begin to answer goes on as the drawer itself, whose id this returns. One
 * whose link led to a place of the page has done its work.
 */
export function useServerDrawers(goOn: (id: string) => void): string | undefined {
  const [goneOn, setGoneOn] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts begin to answer
  useEffect(() => {
    const written = document.querySelector<HTMLElement>("[data-written]:popover-open");
    if (!written) return;
    written.hidePopover();
    const { written: id = "" } = written.dataset;
    const places = [...written.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    if (location.hash !== "" && places.includes(location.hash)) return;
    setGoneOn(id);
    goOn(id);
  }, []);
  return goneOn;
}

function serverDrawerId(id: string): string {
  return `written-${id}`;
}
