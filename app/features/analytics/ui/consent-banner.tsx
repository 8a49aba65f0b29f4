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
      <div className="frame flex flex-col gap-x-12 gap-y-3 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:flex-row lg:items-center">
        <div className="grow">
          <p id="consent-title" className="font-medium">
            {texts.title}
          </p>
          <p className="max-w-[80ch] text-sm text-ink-soft">
            {texts.text}{" "}
            <button
              type="button"
              onClick={openPrivacyChoices}
              className="relative inline-flex min-h-6 items-center rounded text-accent before:absolute before:inset-x-0 before:-inset-y-2.5 underline underline-offset-4"
            >
              {texts.detailsLabel}
            </button>
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3 lg:w-80">
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
