import { OwnCars } from "#app/features/parts/ui/car/own-cars.tsx";
import { CategoriesView } from "#app/features/parts/ui/categories/categories-view.tsx";
import { SearchField } from "#app/features/parts/ui/search/search-field.tsx";
import { useShop } from "#app/features/parts/ui/shop/shop-context.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { VisitInAddress } from "../../ui/checkout/visit-in-address.tsx";
import { LastOrders } from "../../ui/finding/last-orders.tsx";
import { loadShop } from "../../ui/finding/load-shop.ts";
import { CustomerShop } from "../../ui/finding/shop-area.tsx";
import { findingWords } from "../../ui/finding/words.ts";
import type { Route } from "./+types/online-parts.ts";

/** One of the two dynamic pages (product/pages.md#routes); `finance` is the other. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [shop, page] = await Promise.all([
    loadShop(site),
    fetchContent(landingPageQuery, { ...site, key: "/online-parts" }),
  ]);
  return { ...shop, page };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  camera: true,
  linkName: "parts",
};

/** Where a customer begins: which car, what is searched, the categories, and what was ordered before. */
export default function OnlinePartsPage({ loaderData: { pictures, page } }: Route.ComponentProps) {
  const words = findingWords.of(useLanguage());
  return (
    <CustomerShop pictures={pictures} hasOwnSearch>
      <VisitInAddress />
      <div className="bg-sand-50">
        <div className="frame py-10 lg:py-16">
          <h1 className="text-title font-light">{page.heroTitle}</h1>
          <p className="mt-3 max-w-[60ch] text-lead text-ink-soft">{page.heroText}</p>
          <div className="mt-7 max-w-3xl">
            <SearchField />
          </div>
          <GarageCars />
        </div>
      </div>
      <div className="frame">
        <section aria-labelledby="parts-by-category" className="pt-12 lg:pt-20">
          <h2 id="parts-by-category" className="mb-6 text-heading font-light">
            {words.categories}
          </h2>
          <CategoriesView short />
        </section>
        <LastOrders />
      </div>
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </CustomerShop>
  );
}

/** The customer's cars, until one is chosen. */
function GarageCars() {
  const words = findingWords.of(useLanguage());
  const { car, choose } = useShop();
  if (car !== undefined) return null;
  return (
    <section aria-labelledby="garage-cars" className="mt-10 max-w-3xl">
      <h2 id="garage-cars" className="mb-4 text-subheading">
        {words.yourCars}
      </h2>
      <OwnCars onChoose={choose} />
    </section>
  );
}
