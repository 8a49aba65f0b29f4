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
  /** Reads the document again, with new addresses; undefined where that fails. */
  reread: () => Promise<DocumentDetails | undefined>;
  children: ReactNode;
}

/**
 * Loads each page of a document once for all places where parts of it are shown: its address is good for five minutes, and
 * every request for it is a line in the list of who opened the document.
 */
export function PagePictures({ document, reread, children }: PagePicturesProps) {
  const { id, pages } = document;
  const [loaded, setLoaded] = useState<{ of: string; pictures: Pictures }>({ of: id, pictures: new Map() });
  /** What another try has read. */
  const [retried, setRetried] = useState<DocumentDetails>();
  const pictures = loaded.of === id ? loaded.pictures : new Map<number, string>();
  // Other addresses of the same pages are no reason to load them again.
  const addresses = (retried?.id === id ? retried : document).pages.map(({ address }) => address);
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
  }, [id, count, retried]);
  const retry = async () => {
    setLoaded({ of: id, pictures: withoutFailed(pictures) });
    // Other addresses first: those of a page that was left open are good no more. A copy, as the answer may be the same.
    setRetried({ ...((await reread()) ?? document) });
  };
  return <PicturesContext value={{ pictures, retry: () => void retry() }}>{children}</PicturesContext>;
}

/** They are being loaded again. */
function withoutFailed(pictures: Pictures): Pictures {
  return new Map([...pictures].filter(([, picture]) => picture !== "failed"));
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
