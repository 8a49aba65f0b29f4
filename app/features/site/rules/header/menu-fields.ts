import { pathOf } from "#app/lib/address/path-of.ts";

interface Tab {
  readonly subTabUrl: string;
  readonly preOwnedModelsLink?: string | undefined;
}
interface MenuField {
  readonly tabs: readonly Tab[];
}

/** A field of the menu whose tabs all lead to models, or to their list, opens the models drawer; the others open the menu drawer. */
export function opensModels({ tabs }: MenuField): boolean {
  return tabs.length > 0 && tabs.every(({ subTabUrl }) => `${pathOf(subTabUrl)}/`.startsWith("/vehicle/"));
}

/**
 * What of the menu leads to a page today. A link into the site is shown once its route is built; until then it waits in
 * content, and a field without any is not shown. Addresses elsewhere are not ours to judge.
 */
export function openFields<F extends MenuField>(
  fields: readonly F[],
  isPage: (path: string) => boolean,
): F[] {
  return fields
    .map((field) => ({
      ...field,
      tabs: openLinks(field.tabs, ({ subTabUrl }) => subTabUrl, isPage).map((tab) =>
        tab.preOwnedModelsLink && !isOpen(tab.preOwnedModelsLink, isPage)
          ? { ...tab, preOwnedModelsLink: undefined }
          : tab,
      ),
    }))
    .filter(({ tabs }) => tabs.length > 0);
}

/** Those of some links that lead to a page today. */
export function openLinks<L>(
  links: readonly L[],
  addressOf: (link: L) => string,
  isPage: (path: string) => boolean,
): L[] {
  return links.filter((link) => isOpen(addressOf(link), isPage));
}

export function isOpen(address: string, isPage: (path: string) => boolean): boolean {
  return !address.startsWith("/") || isPage(pathOf(address));
}
