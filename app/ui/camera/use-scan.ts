import { useEffect, useRef, useState } from "react";
import { loadCodeReader } from "./code-reader.ts";
import { pictureOfVideo } from "./picture-of.ts";

/** Often enough to feel immediate, and seldom enough for an old phone to stay cool. */
const betweenPicturesMs = 180;
/** Then the customer reads what else they can do. */
const patienceMs = 12_000;

interface Scan {
  readonly video: HTMLVideoElement | null;
  readonly isOn: boolean;
  /** What a code says, where it is of the kind that is looked for. */
  readonly find: (text: string) => string | undefined;
  readonly onFound: (found: string) => void;
}

/** Looks at the pictures of a video until a code is found. `slow`: nothing was found for a while; `failed`: it cannot read. */
export function useScan({ video, isOn, find, onFound }: Scan): "looking" | "slow" | "failed" {
  const [state, setState] = useState<"looking" | "slow" | "failed">("looking");
  const latest = useRef({ find, onFound });
  latest.current = { find, onFound };
  useEffect(() => {
    if (!isOn || video === null) return;
    setState("looking");
    const over = new AbortController();
    const impatience = setTimeout(() => setState("slow"), patienceMs);
    look(video, latest, over.signal).catch(() => {
      if (!over.signal.aborted) setState("failed");
    });
    return () => {
      over.abort();
      clearTimeout(impatience);
    };
  }, [isOn, video]);
  return state;
}

async function look(
  video: HTMLVideoElement,
  latest: { readonly current: Pick<Scan, "find" | "onFound"> },
  over: AbortSignal,
): Promise<void> {
  const read = await loadCodeReader();
  while (!over.aborted) {
    const picture = pictureOfVideo(video);
    const texts = picture === undefined ? [] : await read(picture);
    if (over.aborted) return;
    for (const text of texts) {
      const found = latest.current.find(text);
      if (found !== undefined) return latest.current.onFound(found);
    }
    await new Promise((resolve) => setTimeout(resolve, betweenPicturesMs));
  }
}
