import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { isMainSiteLink } from "../../rules/main-site-link.ts";
import type { LinkPopupTexts } from "./link-popup.tsx";

const LinkPopup = lazy(async () => ({ default: (await import("./link-popup.tsx")).LinkPopup }));

/** Watches for links to the company's main site and warns before one is followed; a new tab is nobody's leaving. */
export function LeavingLinks({ texts }: { texts: LinkPopupTexts }) {
  const [address, setAddress] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const { host } = texts;
  useEffect(() => {
    // After "stay" the focus returns to the link; a removed dialog would not give it back.
    if (address === undefined) opener.current?.focus();
  }, [address]);
  useEffect(() => {
    const confirmLeaving = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || isElsewhere || event.defaultPrevented || link.target === "_blank") return;
      if (!isMainSiteLink(link.href, host)) return;
      event.preventDefault();
      opener.current = link;
      setAddress(link.href);
    };
    // At the window: further down React holds up clicks on parts that it has not taken over yet.
    window.addEventListener("click", confirmLeaving, true);
    return () => window.removeEventListener("click", confirmLeaving, true);
  }, [host]);
  if (address === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LinkPopup texts={texts} address={address} onClose={() => setAddress(undefined)} />
    </Suspense>
  );
}
