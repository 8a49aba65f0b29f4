/** Where the scanner opens by itself: the document was loaded anew for its camera. */
export const scanPlace = "#scan-vin";

const shopPaths = /^\/(auto-parts|online-parts|parts-list|parts-categories|part-details|part-number\/)/;

/**
 * Whether this document may use the camera. Its headers say so, and only those of a document that was loaded at a page of
 * the shop do; a visitor who came by a link inside the site has the headers of the first page.
 */
function hasCameraHeaders(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry === undefined || shopPaths.test(new URL(entry.name, location.href).pathname);
}

/** Runs `scan` where the camera is allowed; otherwise loads the document anew, which then opens the scanner. */
export function withCamera(scan: () => void): void {
  if (hasCameraHeaders()) {
    scan();
    return;
  }
  history.replaceState(history.state, "", scanPlace);
  location.reload();
}
