import { href } from "#app/lib/address/href.ts";
import { withoutEnding } from "#app/lib/text/trim-to.ts";
import { findModel, type NamedModel } from "./model-address.ts";

/** What content says of former addresses. */
export interface MovedAddresses {
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  readonly modelPageParts: readonly string[];
}

/**
 * Where a former address leads now, its query preserved (product/pages.md#redirects): a moved page, or a path below it; a part of a
 * former model page, `/{alias}/{part}` or `/vehicle/{alias}/{part}`; a former model name alone. Undefined: it is
 * nobody's. A real address is never looked up: only paths without a page of their own come here.
 */
export function movedAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { moved, modelPageParts }: MovedAddresses,
  models: readonly NamedModel[],
): string | undefined {
  const path = withoutEnding(pathname.toLowerCase(), "/");
  const page = moved.find(({ from }) => path === from || path.startsWith(`${from}/`));
  if (page) return `${page.to}${search}`;
  const [first = "", second, ...rest] = path.replace(/^\/(vehicle\/)?/, "").split("/");
  if (rest.length > 0 || (second !== undefined && !modelPageParts.includes(second))) return undefined;
  const model = findModel(first, models);
  return model && `${href("/vehicle/:car", { car: model.page })}${search}`;
}
