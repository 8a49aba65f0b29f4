/**
 * Whether the caller has the answer with this tag already. `header` is its If-None-Match: tags in a list, weak ones
 * too, or `*` for any. An absent header has none.
 */
export function hasETag(header: string | undefined, etag: string): boolean {
  return (
    header?.split(",").some((one) => {
      const tag = one.trim();
      return tag === "*" || tag.replace(/^W\//, "") === etag;
    }) ?? false
  );
}
