import { href } from "#app/lib/address/href.ts";

/** The parameter that names a registration card. */
export const cardParameter = "document";

/** The page on which a customer links a car, the one on a registration card where it is named. Links to it load it anew: it may use the camera. */
export function linkCarAddress(documentId?: string): string {
  const page = href("/link-car");
  return documentId === undefined ? page : `${page}?${cardParameter}=${encodeURIComponent(documentId)}`;
}
