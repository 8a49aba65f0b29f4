import { useLanguage } from "#app/i18n/use-language.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { partsWords } from "../../words.ts";
import { listAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { isUnknownCar } from "../shop/unknown-car.ts";
import { CategoryLinks } from "./category-links.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { useCategories } from "./use-categories.ts";

interface CategoriesViewProps {
  /** The main categories alone, as tiles. */
  short?: boolean;
}

/** The categories as they are loaded for the chosen car. */
export function CategoriesView({ short = false }: CategoriesViewProps) {
  const words = partsWords.of(useLanguage());
  const { car } = useShop();
  const { data, error, refetch } = useCategories();
  if (data && short)
    return (
      <CategoryLinks
        categories={data.categories.filter(({ parts }) => parts > 0)}
        addressOf={(category) => listAddress({ category }, car)}
      />
    );
  if (data) return <CategoryTree categories={data.categories} />;
  if (error && !isUnknownCar(error))
    return (
      <LoadError texts={{ loadErrorTitle: words.failedTitle }} error={error} onRetry={() => void refetch()} />
    );
  return (
    <Loading className="grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place
        <div key={at} className="grid gap-3">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className={short ? "h-24 w-full" : "h-56 w-full"} />
        </div>
      ))}
    </Loading>
  );
}
