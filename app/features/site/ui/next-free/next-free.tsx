import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { NextFreeWords } from "./fetch-next-free.ts";

/**
 * The next hour that is really free, requested when the place comes near. The line keeps its height meanwhile, and
 * stays empty where it is unknown.
 */
export function NextFree({ sentence }: { sentence: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const next = useNextFree(line);
  return (
    <p ref={line} className="mt-6 min-h-[3.2em] text-subheading noscript:hidden">
      {next && (
        <span className="appears">
          {sentence.split(/(\{\w+\})/).map((part) => {
            const name = part.slice(1, -1) as keyof NextFreeWords;
            if (!(name in next)) return part;
            return <bdi key={name}>{next[name]}</bdi>;
          })}
        </span>
      )}
    </p>
  );
}

function useNextFree(line: RefObject<HTMLElement | null>): NextFreeWords | null {
  const language = useLanguage();
  const [next, setNext] = useState<NextFreeWords | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import("./fetch-next-free.ts")
          .then(({ fetchNextFree }) => fetchNextFree(language, gone.signal))
          .then((found) => gone.signal.aborted || setNext(found))
          .catch(() => undefined);
      },
      { rootMargin: "200px" },
    );
    if (line.current) observer.observe(line.current);
    return () => {
      gone.abort();
      observer.disconnect();
    };
  }, [line, language]);
  return next;
}
