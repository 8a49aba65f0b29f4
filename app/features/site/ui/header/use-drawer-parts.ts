import { useEffect, useState } from "react";
import type { Language } from "#app/i18n/language.ts";
import { href } from "#app/lib/address/href.ts";
import type { DrawerContents } from "../../rules/header/drawer-contents.ts";

type Panels = typeof import("../drawers/drawer-panels.ts");
export interface DrawerParts {
  readonly panels: Panels;
  /** Absent where they did not arrive: the menu is whole without them. */
  readonly contents: DrawerContents | undefined;
}

let panels: Promise<Panels> | undefined;
const contents = new Map<Language, Promise<DrawerContents | undefined>>();

/** Fetches what the drawers are made of, once: when a pointer, finger or key comes near the menu. */
export async function fetchDrawerParts(language: Language): Promise<DrawerParts> {
  panels ??= import("../drawers/drawer-panels.ts");
  const requested = contents.get(language) ?? fetchContents(language);
  contents.set(language, requested);
  try {
    const parts = { panels: await panels, contents: await requested };
    if (!parts.contents) contents.delete(language);
    return parts;
  } catch (error) {
    panels = undefined;
    throw error;
  }
}

/** Requests the contents anew when a drawer is wanted next. */
export function forgetDrawerContents(): void {
  contents.clear();
}

async function fetchContents(language: Language): Promise<DrawerContents | undefined> {
  try {
    const answer = await fetch(`${href("/menu/contents")}?lang=${language}`);
    return answer.ok ? ((await answer.json()) as DrawerContents) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The parts once a drawer is wanted; `undefined` while they are on the way, `null` where they do not come. A drawer that
 * opens requests them again, also where a request that was under way before it fails.
 */
export function useDrawerParts(
  isWanted: boolean,
  isOpen: boolean,
  language: Language,
): DrawerParts | null | undefined {
  const [loaded, setLoaded] = useState<{ language: Language; parts: DrawerParts | null }>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const load = () => fetchDrawerParts(language).catch(() => null);
    load()
      .then((parts) => (isOpen && !parts?.contents ? load() : parts))
      .then((parts) => !isGone && setLoaded({ language, parts }));
    return () => {
      isGone = true;
    };
  }, [isWanted, isOpen, language]);
  return loaded?.language === language ? loaded.parts : undefined;
}
