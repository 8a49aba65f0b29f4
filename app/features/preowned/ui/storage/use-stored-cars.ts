import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { type ListedVehicle, vehiclesByNumberCall } from "../../calls.ts";

/**
 * The cars behind numbers that this browser keeps, as they are today and in the page's language; undefined until an
 * answer has come. Numbers that the stock no longer has go to `onGone`.
 */
export function useStoredCars(
  numbers: readonly string[],
  onGone: (gone: readonly string[]) => void,
): readonly ListedVehicle[] | undefined {
  const language = useLanguage();
  const [cars, setCars] = useState<readonly ListedVehicle[]>();
  const wanted = numbers.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `onGone` needs no new request
  useEffect(() => {
    if (wanted === "") {
      setCars([]);
      return;
    }
    const controller = new AbortController();
    callApi(vehiclesByNumberCall, {
      query: { numbers: wanted, lang: language },
      language,
      signal: controller.signal,
    })
      .then((reply) => {
        if (!reply.ok) return;
        const found = new Set(reply.data.map(({ vehicleNo }) => vehicleNo));
        const gone = wanted.split(",").filter((number) => !found.has(number));
        setCars(reply.data);
        if (gone.length > 0) onGone(gone);
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [wanted, language]);
  return cars;
}
