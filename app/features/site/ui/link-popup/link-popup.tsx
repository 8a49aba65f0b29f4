import { useEffect, useId, useRef, useState } from "react";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { secondsIn } from "../../rules/main-site-link.ts";

/** The texts of content that the popup shows. */
export interface LinkPopupTexts {
  host: string;
  image: string;
  imageAlt: string;
  title: string;
  subText: string;
  continueLabel: string;
  stayLabel: string;
  /** 0 waits for the visitor. */
  redirectAfterMs: number;
}

interface LinkPopupProps {
  texts: LinkPopupTexts;
  address: string;
  onClose: () => void;
}

/**
 * Warns before leaving for the company's main site, and leaves by itself. Only its buttons
 * close it. The count is said aloud, and stops for good with any key or pointer inside
 * (product/behavior.md#link-popup).
 */
export function LinkPopup({ texts, address, onClose }: LinkPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { left, isStopped, stop } = useCountdown(texts.redirectAfterMs, address);
  const titleId = useId();
  const textId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      {...{ closedby: "none" }}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
        stop();
      }}
      onPointerDown={stop}
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) stop();
      }}
      className="dialog w-[560px] max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] rounded-xl bg-surface text-start text-ink"
    >
      {isPicturePublished(texts.image) && (
        <Picture
          wide={texts.image}
          width={1600}
          height={900}
          alt={texts.imageAlt}
          sizes="560px"
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="p-6 sm:p-8">
        <h2 id={titleId} className="text-subheading">
          {texts.title}
        </h2>
        <p id={textId} aria-live={isStopped ? "off" : "polite"} className="mt-3 text-ink-soft">
          {texts.subText.replace("{seconds}", String(secondsIn(left)))}
        </p>
        <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" autoFocus data-analytics="stay" onClick={onClose}>
            {texts.stayLabel}
          </Button>
          <Button data-analytics="leave" onClick={() => window.location.assign(address)}>
            {texts.continueLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** What is left in milliseconds until the page leaves for the address; once stopped it never does. */
function useCountdown(redirectAfterMs: number, address: string) {
  const [left, setLeft] = useState(redirectAfterMs);
  const [isStopped, setStopped] = useState(redirectAfterMs === 0);
  useEffect(() => {
    if (isStopped) return;
    const end = performance.now() + redirectAfterMs;
    const timer = setInterval(() => {
      const rest = end - performance.now();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      window.location.assign(address);
    }, 200);
    return () => clearInterval(timer);
  }, [isStopped, redirectAfterMs, address]);
  return { left, isStopped, stop: () => setStopped(true) };
}
