import { useRouteLoaderData } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { Header } from "#app/platform/content/header.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { opensModels } from "../../rules/header/menu-fields.ts";
import { siteWords } from "../../words.ts";

/** So many links of each part of the menu. */
const linksOfPart = 3;

/**
 * Ways on from an error: a search, and the pages that lead each part of the menu. Plain HTML, since scripts may be what
 * failed; nothing where not even the shell's content is there.
 */
export function ErrorWays() {
  const language = useLanguage();
  const words = siteWords.of(language);
  const header = useRouteLoaderData<{ header: Header }>("features/site/pages/site-layout")?.header;
  if (!header) return null;
  const tabs = header.menuTabFields
    .filter((field) => !opensModels(field))
    .flatMap((field) => field.tabs.slice(0, linksOfPart));
  return (
    <div className="grid gap-x-16 gap-y-8 border-t border-line pt-8 lg:col-span-2 lg:grid-cols-[421px_1fr]">
      <search>
        {/* By POST, as every search: no VIN stands in an address. */}
        <form method="post" action={withLanguage(href("/search"), language)}>
          <label htmlFor="error-search" className="text-subheading">
            {words.searchSite}
          </label>
          <span className="mt-3 flex rounded-button border border-line-strong bg-surface">
            <input
              id="error-search"
              name="q"
              type="text"
              inputMode="search"
              required
              maxLength={120}
              enterKeyHint="search"
              className="min-h-12 min-w-0 grow rounded-s-button bg-transparent px-4"
            />
            <button
              type="submit"
              data-analytics="search"
              aria-label={words.search}
              className="grid w-12 shrink-0 place-items-center rounded-e-button bg-accent text-white hover:bg-accent-strong"
            >
              <Icon name="search" />
            </button>
          </span>
        </form>
      </search>
      <nav aria-labelledby="error-links">
        <h2 id="error-links" className="text-subheading">
          {words.oftenVisited}
        </h2>
        <ul className="mt-1 grid grid-cols-2 gap-x-8 sm:grid-cols-3">
          {tabs.map(({ id, subTabLabel, subTabUrl }) => (
            <li key={id}>
              <LocalLink
                to={subTabUrl}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {subTabLabel}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
