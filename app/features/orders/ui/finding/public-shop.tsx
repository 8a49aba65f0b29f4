import { useNavigation, useRevalidator } from "react-router";
import { CategoryLinks } from "#app/features/parts/ui/categories/category-links.tsx";
import type { ListState } from "#app/features/parts/ui/list/list-state.ts";
import { categoryName } from "#app/features/parts/ui/list/near-categories.ts";
import { SearchField } from "#app/features/parts/ui/search/search-field.tsx";
import { shopAddress } from "#app/features/parts/ui/shop/shop-address.ts";
import { useShop } from "#app/features/parts/ui/shop/shop-context.ts";
import { partsWords } from "#app/features/parts/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { BoughtList } from "./bought-list.tsx";
import type { PublicShopLoaded } from "./load-public-shop.ts";
import { findingWords } from "./words.ts";

/** Before anything is searched: the field, and the categories with their counts. */
export function PublicCategories({ categories, isThere }: Pick<PublicShopLoaded, "categories" | "isThere">) {
  const language = useLanguage();
  const words = findingWords.of(language);
  const { car } = useShop();
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="parts-by-category" className="frame pt-10 lg:pt-16">
      <div className="max-w-3xl lg:hidden">
        <SearchField />
      </div>
      <h2 id="parts-by-category" className="mt-10 mb-6 text-heading font-light lg:mt-0">
        {words.categories}
      </h2>
      {isThere ? (
        <CategoryLinks
          categories={categories.filter(({ parts }) => parts > 0)}
          addressOf={(category) => shopAddress(href("/auto-parts"), { category }, car)}
        />
      ) : (
        <LoadError
          texts={{ loadErrorTitle: partsWords.of(language).failedTitle }}
          error={new Error("")}
          onRetry={() => void revalidate()}
        />
      )}
    </section>
  );
}

/** What the address requests, as the server found it. */
export function PublicResults({
  search,
  found,
  categories,
  empty,
}: Pick<PublicShopLoaded, "search" | "found" | "categories" | "empty">) {
  const language = useLanguage();
  const words = findingWords.of(language);
  const { car } = useShop();
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const addressOf = (next: object) => shopAddress(href("/auto-parts"), next, car);
  const state: ListState = {
    search,
    tree: categories,
    found: found ?? undefined,
    isPending: navigation.state === "loading" && navigation.location.pathname === href("/auto-parts"),
    error: found ? null : new Error(partsWords.of(language).failedTitle),
    retry: () => void revalidate(),
    addressOf,
  };
  return (
    <div className="frame grow pt-4 pb-24">
      <BackLink to={addressOf({})}>{words.start}</BackLink>
      <h1 className="mt-2 text-title font-light">
        {search.q === undefined
          ? (categoryName(search.category, categories) ?? words.allParts)
          : words.found(search.q)}
      </h1>
      <div className="mt-5 mb-6 max-w-3xl lg:hidden noscript:block">
        <SearchField text={search.q} />
      </div>
      <div className="lg:mt-10">
        <BoughtList state={state} empty={empty} />
      </div>
    </div>
  );
}
