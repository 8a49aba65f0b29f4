import { useEffect } from "react";
import { useLocation } from "react-router";
import { putLanguageInAddress } from "#app/i18n/language-in-address.ts";

/** Adds the language to an address that a navigation within the site has left without it. */
export function useLanguageInAddress(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(putLanguageInAddress, [key]);
}
