import { useSearchParams } from "react-router";
import { CategoriesView } from "#app/features/parts/ui/categories/categories-view.tsx";
import { categoryWords } from "#app/features/parts/ui/categories/words.ts";
import { DiagramView } from "#app/features/parts/ui/diagram/diagram-view.tsx";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { loadShop } from "../../ui/finding/load-shop.ts";
import { PartActions } from "../../ui/finding/part-actions.tsx";
import { CustomerShop } from "../../ui/finding/shop-area.tsx";
import type { Route } from "./+types/parts-categories.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return loadShop(context.get(siteContext));
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  camera: true,
  footer: "short",
  linkName: "parts",
};

/** All categories; with `diagram` in the address one of the drawings. */
export default function PartsCategoriesPage({ loaderData: { pictures } }: Route.ComponentProps) {
  const words = categoryWords.of(useLanguage());
  const [query] = useSearchParams();
  const diagram = query.get("diagram");
  return (
    <CustomerShop pictures={pictures} hasOwnBar={diagram !== null}>
      <div className="frame grow pt-6 pb-24">
        {diagram === null ? (
          <>
            <h1 className="text-title font-light">{words.title}</h1>
            <div className="mt-8 lg:mt-12">
              <CategoriesView />
            </div>
          </>
        ) : (
          <DiagramView id={diagram} actions={(part) => <PartActions part={part} />} />
        )}
      </div>
    </CustomerShop>
  );
}
