import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { type PartDetails, showPartCall } from "../../calls.ts";
import { partsWords } from "../../words.ts";
import { useUnknownCar } from "../list/use-parts-list.ts";
import type { PartSlot } from "../part/part-card.tsx";
import { useShop } from "../shop/shop-context.ts";
import { isUnknownCar } from "../shop/unknown-car.ts";
import { PartPage } from "./part-page.tsx";

interface PartViewProps {
  /** As the address writes it. */
  number: string;
  /** Where no part has the number. */
  unknown: ReactNode;
  buying: (part: PartDetails) => ReactNode;
  actions?: PartSlot | undefined;
}

/** One part as it is loaded for the chosen car. */
export function PartView({ number, unknown, buying, actions }: PartViewProps) {
  const language = useLanguage();
  const words = partsWords.of(language);
  const { car } = useShop();
  const input = { language, query: { number, car, lang: language } };
  const query = customerQuery(useCustomerAccess(), showPartCall, input);
  const { data, error, refetch } = useQuery({
    ...query,
    // The same part for another car; another part begins with its skeleton.
    placeholderData: (before, of) =>
      isSamePart(of?.queryKey, number) ? keepPreviousData(before) : undefined,
  });
  useUnknownCar(error);
  if (data) return <PartPage part={data} buying={buying(data)} actions={actions} />;
  if (isUnknownNumber(error)) return unknown;
  if (error && !isUnknownCar(error))
    return (
      <LoadError texts={{ loadErrorTitle: words.failedTitle }} error={error} onRetry={() => void refetch()} />
    );
  return (
    <Loading className="mt-10 grid min-h-svh content-start gap-14 md:grid-cols-2">
      <Skeleton className="aspect-square w-full" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </Loading>
  );
}

function isSamePart(key: readonly unknown[] | undefined, number: string): boolean {
  const query = key?.[2] as { number?: unknown } | null | undefined;
  return query?.number === number;
}

/** The catalog has no such number, or what was typed cannot be one. */
function isUnknownNumber(error: Error | null): boolean {
  return error instanceof CallFailed && ["part-not-found", "invalid-input"].includes(error.reply.code);
}
