import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useInView } from "../in-view/use-in-view.ts";
import { Icon } from "../picture/icon.tsx";
import { prefersNoAutoplay } from "./prefers-no-autoplay.ts";
import { videoWords } from "./words.ts";

export interface VideoPlayerProps {
  source: string;
}

/** It plays when at least a fifth of it is in view. */
const leastInView = 0.2;

/**
 * Lies over the picture of a video: plays while enough of it is seen, muted and looped, and can be paused (WCAG 2.2.2).
 * Where less motion or fewer bytes are preferred, or the browser blocks it, it waits for its button.
 */
export function VideoPlayer({ source }: VideoPlayerProps) {
  const words = videoWords.of(useLanguage());
  const video = useRef<HTMLVideoElement>(null);
  const inView = useInView(video, leastInView);
  const [wanted, setWanted] = useState(() => !prefersNoAutoplay());
  const [state, setState] = useState<"waiting" | "shown" | "broken">("waiting");

  useEffect(() => {
    if (!wanted || !inView) return video.current?.pause();
    // A pause that comes before it has started is no refusal.
    video.current?.play().catch(({ name }: Error) => name === "NotAllowedError" && setWanted(false));
  }, [wanted, inView]);

  if (state === "broken") return null;
  const invites = !wanted && state === "waiting";
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload={wanted ? "auto" : "none"}
        src={source}
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setState("shown")}
        onError={() => setState("broken")}
        className={`absolute inset-0 size-full object-cover transition-opacity duration-500 print:hidden ${state === "shown" ? "" : "opacity-0"}`}
      />
      <button
        type="button"
        data-analytics={wanted ? "pause" : "play"}
        aria-label={wanted ? words.pause : words.play}
        onClick={() => setWanted(!wanted)}
        className={`absolute grid place-items-center rounded-full bg-sea-950/70 text-on-dark transition-colors hover:bg-sea-950 print:hidden ${invites ? "inset-0 m-auto size-20" : "end-4 bottom-4 size-12"}`}
      >
        <Icon name={wanted ? "pause" : "play"} className={invites ? "size-8" : "size-5"} />
      </button>
    </>
  );
}
