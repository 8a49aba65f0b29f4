import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { showDiagramCall } from "../../calls.ts";
import { categoryWords } from "../categories/words.ts";
import { useUnknownCar } from "../list/use-parts-list.ts";
import type { PartSlot } from "../part/part-card.tsx";
import { shopAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { isUnknownCar } from "../shop/unknown-car.ts";
import { DiagramViewer } from "./diagram-viewer.tsx";
import { diagramWords } from "./words.ts";

/** One drawing as it is loaded for the chosen car. */
export function DiagramView({ id, actions }: { id: string; actions?: PartSlot | undefined }) {
  const language = useLanguage();
  const words = diagramWords.of(language);
  const { car } = useShop();
  const input = { language, params: { id }, query: { car, lang: language } };
  const query = customerQuery(useCustomerAccess(), showDiagramCall, input);
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  useUnknownCar(error);
  return (
    <>
      <BackLink to={shopAddress(href("/parts-categories"), {}, car)}>
        {categoryWords.of(language).toCategories}
      </BackLink>
      {data && <h1 className="mt-2 mb-6 text-title font-light lg:mb-10">{data.name}</h1>}
      {data && <DiagramViewer key={data.id} diagram={data} actions={actions} />}
      {error && !isUnknownCar(error) && !data && (
        <div className="mt-6">
          <LoadError
            texts={{ loadErrorTitle: words.failedTitle }}
            error={error}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!data && !error && (
        <Loading className="mt-6 grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
    </>
  );
}
