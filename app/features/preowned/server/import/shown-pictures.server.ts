import { parsePictureAddress } from "#app/lib/address/picture-address.ts";
import { config } from "#app/platform/config.server.ts";

/** Whether pages may show a picture: one of our own host, or of a host that the configuration names. */
export function mayShowPicture(address: string): boolean {
  if (parsePictureAddress(address) !== undefined) return true;
  return config.mediaHosts.some((host) => address.startsWith(`${host}/`));
}
