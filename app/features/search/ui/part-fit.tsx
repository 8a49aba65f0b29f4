import { useEffect, useState } from "react";
import { listPartsCall } from "#app/features/parts/calls.ts";
import { useStoredCar } from "#app/features/parts/ui/car/stored-car.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import type { SearchHit } from "../calls.ts";
import { searchWords } from "../words.ts";

interface PartFitProps {
  part: NonNullable<SearchHit["part"]>;
  /** Of the part's page: its words and its type, or its number. */
  url: string;
}

/** Whether there is one for the car that the visitor chose in the shop; where none is chosen, that the shop can tell. */
export function PartFit({ part, url }: PartFitProps) {
  const words = searchWords.of(useLanguage());
  const found = usePartsForCar(part, url);
  return (
    <span className="mt-1 block text-sm">
      {found === undefined ? words.fitsYourCar : words.fitsCar(found.count, found.car)}
    </span>
  );
}

/** How many there are for the chosen car; undefined where none is chosen, before the answer and without one. */
function usePartsForCar({ typeId }: PartFitProps["part"], url: string) {
  const language = useLanguage();
  const key = useStoredCar()?.key;
  const [found, setFound] = useState<{ readonly count: number; readonly car: string }>();
  useEffect(() => {
    setFound(undefined);
    if (key === undefined) return;
    const controller = new AbortController();
    const q = new URLSearchParams(url.split("?")[1]).get("q") ?? "";
    callApi(listPartsCall, {
      query: { q, typeId, car: key, lang: language },
      language,
      signal: controller.signal,
    })
      .then((reply) => {
        if (!reply.ok || reply.data.car === null || controller.signal.aborted) return;
        setFound({ count: reply.data.total, car: reply.data.car.name });
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [key, typeId, url, language]);
  return found;
}
