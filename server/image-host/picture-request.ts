import { largestUnnamedWidth, parsePictureAddress, pictureWidths } from "#app/lib/address/picture-address.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** A request to the image host. */
export interface RequestedPicture {
  readonly name: string;
  /** The hash in the address, as it was when the page was made. */
  readonly hash: string | undefined;
  readonly size: PictureSize;
}

/** A width in pixels, or the picture of a shared link. */
export type PictureSize = number | "share";

/**
 * Reads a request line as it came, undecoded: an address that is not written exactly as pages write it names no picture,
 * so nothing can lead out of the folder. The query is nothing, `w=WIDTH` with a width of the list, or `share`.
 */
export function readPictureRequest(
  url: string,
  place: string,
): Result<RequestedPicture, "not-found" | "unknown-picture-size"> {
  const mark = url.indexOf("?");
  const address = parsePictureAddress(mark < 0 ? url : url.slice(0, mark));
  if (address === undefined || address.place !== place) return refuse("not-found");
  const { name, hash } = address;
  if (mark < 0) return succeed({ name, hash, size: largestUnnamedWidth });
  const query = url.slice(mark + 1);
  if (query === "share") return succeed({ name, hash, size: "share" });
  const [, digits] = /^w=([1-9]\d{2,3})$/.exec(query) ?? [];
  const width = Number(digits);
  return pictureWidths.includes(width)
    ? succeed({ name, hash, size: width })
    : refuse("unknown-picture-size");
}
