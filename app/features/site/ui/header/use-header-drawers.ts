import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { usePresence } from "#app/ui/overlay/use-presence.ts";
import { drawerMs, overviewMs } from "../../rules/shell-timing.ts";
import { useServerDrawers } from "./server-drawer.tsx";
import { fetchDrawerParts, useDrawerParts } from "./use-drawer-parts.ts";
import { useOpenDrawer } from "./use-open-drawer.ts";
import { modelsDrawer, usePhoneModels } from "./use-phone-models.ts";

/**
 * The drawers of the header: which is open and which still closes, what they hold, and what opens and closes them. The
 * models of a phone are an entry of the history and close first.
 */
export function useHeaderDrawers() {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const drawers = useOpenDrawer(`${pathname}${search}`);
  const models = usePhoneModels();
  const goneOn = useServerDrawers((id) => (id === modelsDrawer ? models.open() : drawers.press(id)));
  const [isWanted, setWanted] = useState(false);
  const shown = usePresence(drawers.id, drawers.id === "overview" ? overviewMs : drawerMs);
  const isOpen = drawers.id !== null || models.isOpen;
  const parts = useDrawerParts(isWanted || isOpen, isOpen, language);
  const prepare = () => {
    if (!isWanted) setWanted(true);
    fetchDrawerParts(language).catch(() => undefined);
  };
  return {
    ...{ drawers, models, shown, goneOn, parts, isOpen },
    close: models.isOpen ? models.close : drawers.close,
    /** For the header around them: what comes near it fetches what they hold, what leaves it closes them. */
    around: {
      ...drawers.leaving,
      onTouchStart: prepare,
      onFocus: prepare,
      onPointerEnter: () => {
        prepare();
        drawers.leaving.onPointerEnter();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (!models.leaving.onKeyDown(event)) drawers.leaving.onKeyDown(event);
      },
      onBlur: (event: FocusEvent) => {
        if (!models.leaving.onBlur(event)) drawers.leaving.onBlur(event);
      },
    },
  };
}
export type HeaderDrawers = ReturnType<typeof useHeaderDrawers>;
