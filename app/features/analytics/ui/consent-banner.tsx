import { useEffect, useRef } from "react";
import { setBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { openPrivacyChoices } from "../track.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import type { ConsentTexts } from "./consent-texts.ts";

/**
 * The question, at the foot of the screen and first in the order of the keyboard. Nothing is locked: the page keeps room
 * for it at its end, and bars at the bottom stand above it.
 */
export function ConsentBanner({ texts }: { texts: ConsentTexts }) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => reserveRoomFor(banner.current), []);
  useEffect(() => returnFocus, []);
  return (
    <section
      ref={banner}
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-surface print:hidden"
    >
      <div className="frame flex flex-col gap-x-12 gap-y-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:gap-y-3 sm:py-4 lg:flex-row lg:items-center">
        {/* On a phone the whole sentence stands behind the link: the page is what one came for. */}
        <div className="flex grow flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <p id="consent-title" className="font-medium">
            {texts.title}
          </p>
          <p className="max-w-[80ch] text-sm text-ink-soft">
            <span className="max-sm:hidden">{texts.text} </span>
            <button
              type="button"
              onClick={openPrivacyChoices}
              className="relative inline-flex min-h-6 items-center rounded text-accent before:absolute before:inset-x-0 before:-inset-y-2.5 underline underline-offset-4"
            >
              {texts.detailsLabel}
            </button>
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3 max-sm:[&>button]:min-h-11 lg:w-80">
          <ConsentButtons texts={texts} />
        </div>
      </div>
    </section>
  );
}

/** Publishes the banner's height to the page while it is shown. */
function reserveRoomFor(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined;
  const observer = new ResizeObserver(() => setBottomInset(banner.offsetHeight));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    setBottomInset(0);
  };
}

/** The pressed button is gone: the keyboard goes on at the content. */
function returnFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  });
}
