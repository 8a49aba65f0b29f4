import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import type { FileFragment } from "#db/seed/content-files.ts";
import { allLeaves, nameOf } from "./fragments.ts";

/** Pages of `app/routes.ts` that make their metadata themselves. */
const withoutFragment: readonly string[] = ["/vehicle/compare", "/pre-owned/compare", "/pre-owned/alert"];

/** The addresses of the site's pages without a parameter. */
const fixedAddresses = pagesOf(routes).filter((path) => !withoutFragment.includes(path));

/** What stands in the layout are pages; files such as `/robots.txt` stand beside it. */
function pagesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries
    .flatMap(({ children = [] }) => children)
    .map(({ path = "" }) => `/${path}`)
    .filter((path) => !/[:*]/.test(path));
}

/** Addresses with a parameter: the fragment that the parameter names, by its model. */
const namedAddresses: readonly [pattern: RegExp, model: string][] = [
  [/^\/vehicle\/([a-z0-9-]+)(?:\/(?:gallery|specifications))?$/, "vehicle-page"],
  [/^\/news\/([a-z0-9-]+)$/, "article"],
  [/^\/offers\/service\/([a-z0-9-]+)$/, "campaign-article"],
  [/^\/offers\/([a-z0-9-]+)$/, "offer"],
  [/^\/error\/([a-z0-9-]+)$/, "error-page"],
];

/** Links inside the site of one brand that lead nowhere. */
export function checkLinks(fragments: readonly FileFragment[]): string[] {
  const keys = new Set(fragments.map(({ model, key }) => `${model} ${key}`));
  const models = fragments.filter(
    ({ model, shared }) => model === "car" && shared.showInVehicleModels !== false,
  );
  return fragments.flatMap((fragment) =>
    addressesIn(fragment)
      .filter((address) => !forEachModel(address, models).every((one) => leadsSomewhere(one, keys)))
      .map((address) => `${nameOf(fragment)}: ${address} leads nowhere`),
  );
}

/** What stands around every page of a brand: the pages that it leads to are pages of that brand. */
const menus: readonly string[] = ["header", "footer", "profile-menu"];

/** Routes without metadata: those that no brand describes, and those in a brand's menus that it does not describe itself. */
export function checkMetadata(fragments: readonly FileFragment[]): string[] {
  const described = new Set(
    fragments.flatMap(({ model, brand, key }) => (model === "page-seo" ? [key, `${brand} ${key}`] : [])),
  );
  const inMenus = fragments
    .filter(({ model }) => menus.includes(model))
    .flatMap((fragment) => addressesIn(fragment).map((address) => `${fragment.brand} ${pathOf(address)}`))
    .filter((named) => fixedAddresses.some((path) => named.endsWith(` ${path}`)));
  const missing = [...fixedAddresses, ...inMenus].filter((named) => !described.has(named));
  return [...new Set(missing)].map((named) => `page-seo: ${named} has no metadata`);
}

function addressesIn(fragment: FileFragment): string[] {
  const leaves = allLeaves(fragment);
  const fields = leaves.filter(([way, text]) => /(url|link|\.to)$/i.test(way) && text.startsWith("/"));
  const inText = leaves.flatMap(([, text]) =>
    [...text.matchAll(/ href="(\/[^"]*)"/g)].map(([, to]) => to ?? ""),
  );
  return [...new Set([...fields.map(([, text]) => text), ...inText])];
}

/** An address with `{model}` is one address for each model that the brand shows. */
function forEachModel(address: string, models: readonly FileFragment[]): string[] {
  if (!address.includes("{model}") || models.length === 0) return [address];
  return models.map(({ key }) => address.replace("{model}", key));
}

function leadsSomewhere(address: string, keys: ReadonlySet<string>): boolean {
  const path = pathOf(address);
  if ([...fixedAddresses, ...withoutFragment].includes(path) || path.startsWith("/graphql/")) return true;
  return namedAddresses.some(([pattern, model]) => {
    const name = pattern.exec(path)?.[1];
    return name !== undefined && keys.has(`${model} ${name}`);
  });
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, "");
}
