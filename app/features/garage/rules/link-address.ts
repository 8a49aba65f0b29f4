import { href } from "#app/lib/address/href.ts";

/** The page on which a customer links a car. Links to it load it anew: it may use the camera. */
export function linkCarAddress() {
  return href("/link-car");
}
