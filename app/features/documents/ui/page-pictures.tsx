import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { DocumentDetails } from "./documents-queries.ts";

/** A page's picture as it was loaded, by its place: an address in this tab's memory, or that it could not be loaded. */
type Pictures = ReadonlyMap<number, string | "failed">;

const PicturesContext = createContext<{ pictures: Pictures; retry: () => void }>({
  pictures: new Map(),
  retry: () => undefined,
});

interface PagePicturesProps {
  document: DocumentDetails;
  /** Reads the document again, with new addresses. */
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Loads each page of a document once for all places where parts of it are shown: its address is good for five minutes, and
 * every request for it is a line in the list of who opened the document.
 */
export function PagePictures({ document: { id, pages }, onRetry, children }: PagePicturesProps) {
  const [loaded, setLoaded] = useState<{ of: string; pictures: Pictures }>({ of: id, pictures: new Map() });
  const [attempt, setAttempt] = useState(0);
  const pictures = loaded.of === id ? loaded.pictures : new Map<number, string>();
  // Other addresses of the same pages are no reason to load them again.
  const addresses = pages.map(({ address }) => address);
  const count = pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const left = new AbortController();
    const made: string[] = [];
    setLoaded({ of: id, pictures: new Map() });
    const load = async () => {
      for (const [place, address] of addresses.entries()) {
        const picture = await pictureAt(address, left.signal);
        if (left.signal.aborted) return;
        if (picture !== "failed") made.push(picture);
        setLoaded(({ pictures: before }) => ({ of: id, pictures: new Map([...before, [place, picture]]) }));
      }
    };
    void load();
    return () => {
      left.abort();
      for (const picture of made) URL.revokeObjectURL(picture);
    };
  }, [id, count, attempt]);
  const retry = () => {
    onRetry();
    setAttempt((times) => times + 1);
  };
  return <PicturesContext value={{ pictures, retry }}>{children}</PicturesContext>;
}

/** The picture of a page; undefined while it is loaded. */
export function usePagePicture(page: number) {
  const { pictures, retry } = useContext(PicturesContext);
  return { picture: pictures.get(page), retry };
}

async function pictureAt(address: string, signal: AbortSignal): Promise<string | "failed"> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? URL.createObjectURL(await response.blob()) : "failed";
  } catch {
    return "failed";
  }
}
