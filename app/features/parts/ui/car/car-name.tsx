import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { nameOfCar, useModels } from "./car-queries.ts";

/** The name of a car key in the page's language; the key itself where no name can be found. */
export function CarName({ car }: { car: string }) {
  const models = useModels();
  if (models.data === undefined && !models.isError)
    return <Skeleton className="inline-block h-5 w-36 align-middle" />;
  return <bdi>{nameOfCar(car, models.data) ?? car.split(".").slice(0, 2).join(" ")}</bdi>;
}
