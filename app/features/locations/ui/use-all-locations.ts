import { useLocation, useNavigate } from "react-router";

const hash = "#all-locations";

/** Whether the list of all locations is open. The address says so: it can be linked to, and going back closes it. */
export function useAllLocations() {
  const { hash: current, search, state } = useLocation();
  const navigate = useNavigate();
  const openedHere = (state as { openedHere?: boolean } | null)?.openedHere === true;
  return {
    isOpen: current === hash,
    open: () => void navigate({ search, hash }, { state: { openedHere: true }, preventScrollReset: true }),
    /** Back to where it was opened; who came by a link stays on the page. */
    close: () =>
      void (openedHere ? navigate(-1) : navigate({ search }, { replace: true, preventScrollReset: true })),
  };
}
