/** The first and the last byte that are requested. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header for a file of so many bytes (RFC 9110, 14.1.2). "all": none, or one that may be ignored: another
 * unit, several ranges, or one that cannot be read. "none": it begins behind the end.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "all" | "none" {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "all";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "none" : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== "" && Number(to) < first) return "all";
  return first >= size ? "none" : { first, last };
}
