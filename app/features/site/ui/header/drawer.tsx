import { type ReactNode, useEffect, useRef } from "react";
import { drawerElementId } from "./use-open-drawer.ts";

interface DrawerProps {
  id: string;
  label: string;
  isClosing: boolean;
  /** It was open already as the server wrote it: it does not come in again. */
  isSwitched?: boolean;
  /** `tall` is three quarters of the screen, `fit` as high as what it holds. */
  size?: "tall" | "fit";
  /** On which screens it is: from 1000 px on, below, or on all. */
  screens?: "wide" | "phone" | "all";
  /** What it holds has arrived. */
  isReady: boolean;
  /** Its first link then takes the focus: after an arrow key. */
  takesFocus?: boolean;
  children: ReactNode;
}

const shownOn = { wide: "max-lg:hidden", phone: "lg:hidden", all: "" };
const sizes = {
  tall: "tall-drawer duration-(--drawer-time)",
  fit: "fit-drawer duration-(--overview-time)",
};

/** A sheet that comes out from under the header. Stands in the page right after its button, so Tab leads into it. */
export function Drawer({
  id,
  label,
  isClosing,
  isSwitched = false,
  size = "tall",
  screens = "wide",
  isReady,
  takesFocus = false,
  children,
}: DrawerProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && isReady) sheet.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [takesFocus, isReady]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      id={drawerElementId(id)}
      role="group"
      aria-label={label}
      inert={isClosing}
      data-drawer={isClosing ? undefined : screens}
      className={`z-drawer absolute inset-x-0 top-full overflow-clip text-base ${shownOn[screens]}`}
    >
      <div
        ref={sheet}
        className={`overflow-y-auto overscroll-contain border-b border-line bg-pearl transition-[translate] ease-out ${sizes[size]} ${isClosing ? "-translate-y-full" : ""} ${isSwitched ? "" : "starting:-translate-y-full"}`}
      >
        {children}
      </div>
    </div>
  );
}
