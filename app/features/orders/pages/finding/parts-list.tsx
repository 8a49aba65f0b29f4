import { useCategories } from "#app/features/parts/ui/categories/use-categories.ts";
import { categoryName } from "#app/features/parts/ui/list/near-categories.ts";
import { usePartsList } from "#app/features/parts/ui/list/use-parts-list.ts";
import { SearchField } from "#app/features/parts/ui/search/search-field.tsx";
import { shopAddress } from "#app/features/parts/ui/shop/shop-address.ts";
import { useShop } from "#app/features/parts/ui/shop/shop-context.ts";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import type { EmptyTexts } from "../../ui/empty-texts.ts";
import { answerSearch } from "../../ui/finding/answer-search.ts";
import { BoughtList } from "../../ui/finding/bought-list.tsx";
import { loadShop } from "../../ui/finding/load-shop.ts";
import { CustomerShop } from "../../ui/finding/shop-area.tsx";
import { findingWords } from "../../ui/finding/words.ts";
import type { Route } from "./+types/parts-list.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [shop, empty] = await Promise.all([
    loadShop(site),
    fetchContent(emptyStateQuery, { ...site, key: "parts-list" }),
  ]);
  return { ...shop, empty };
}

export const action = answerSearch;
export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  camera: true,
  footer: "short",
  linkName: "parts",
};

/** Parts of a category, or found by words or a number. */
export default function PartsListPage({ loaderData: { pictures, empty } }: Route.ComponentProps) {
  return (
    <CustomerShop pictures={pictures}>
      <div className="frame grow pt-4 pb-24">
        <Listed empty={empty} />
      </div>
    </CustomerShop>
  );
}

function Listed({ empty }: { empty: EmptyTexts }) {
  const words = findingWords.of(useLanguage());
  const { data } = useCategories();
  const state = usePartsList(data?.categories ?? []);
  const { car } = useShop();
  const { q, category } = state.search;
  return (
    <>
      <BackLink to={shopAddress(href("/parts-categories"), {}, car)}>{words.allCategories}</BackLink>
      <h1 className="mt-2 text-title font-light">
        {q === undefined ? (categoryName(category, state.tree) ?? words.allParts) : words.found(q)}
      </h1>
      {q !== undefined && (
        <div className="mt-5 lg:hidden">
          <SearchField text={q} compact />
        </div>
      )}
      <div className="mt-6 lg:mt-10">
        <BoughtList state={state} empty={empty} />
      </div>
    </>
  );
}
