import { useEffect, useRef } from "react";
import { setBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { openPrivacyChoices } from "../track.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import type { ConsentTexts } from "./consent-texts.ts";

/**
 * The question in one line at the foot of the screen, first in the order of the keyboard; its text is one press away. Nothing
 * is locked: the page keeps room for it at its end, and bars at the bottom stand above it.
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
      <div className="frame flex items-center justify-between gap-x-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:gap-x-6">
        <button
          type="button"
          onClick={openPrivacyChoices}
          className="min-h-11 rounded text-start text-sm leading-tight max-[359px]:text-xs md:text-base"
        >
          <span
            id="consent-title"
            className="font-medium max-md:underline max-md:decoration-1 underline-offset-4"
          >
            {texts.title}
          </span>{" "}
          <span className="max-md:sr-only ms-3 text-accent underline underline-offset-4">
            {texts.detailsLabel}
          </span>
        </button>
        <div className="grid shrink-0 grid-cols-2 gap-1.5 sm:gap-3 lg:w-80 [&>button]:min-h-11 max-sm:[&>button]:px-2.5 max-[359px]:[&>button]:px-1.5 max-sm:[&>button]:text-sm">
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
