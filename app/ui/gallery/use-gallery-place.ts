import { useLocation, useNavigate } from "react-router";
import { openIndex, withOpenIndex } from "./gallery-place.ts";

/** Marks the history entry that opening made, so that closing goes back over it. */
const openedHere = { galleryOpened: true };

/**
 * The open picture of a gallery, as a parameter of the address: a link opens it, the browser's back closes it. Undefined
 * while it is closed. No loader runs.
 */
export function useGalleryPlace(count: number) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const index = openIndex(search, count);
  const go = (next: number | undefined, options: { replace: boolean; state?: unknown }) =>
    void navigate(
      { search: withOpenIndex(search, next), hash },
      { ...options, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  const opened = (state as typeof openedHere | null)?.galleryOpened === true;
  return {
    index,
    open: (next: number) => go(next, { replace: false, state: openedHere }),
    moveTo: (next: number) => next !== index && go(next, { replace: true, state }),
    close: () => (opened ? void navigate(-1) : go(undefined, { replace: true })),
  };
}
