import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listVehiclesCall, type Vehicle } from "#app/features/garage/calls.ts";
import { LinkCarLink } from "#app/features/garage/ui/link-car-button.tsx";
import { VehiclePicture } from "#app/features/garage/ui/vehicle-picture.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { findCar } from "./find-car.ts";
import type { StoredCar } from "./stored-car.ts";
import { carWords } from "./words.ts";

/** The signed-in customer's vehicles; one press chooses one. */
export function OwnCars({ onChoose }: { onChoose: (car: StoredCar) => void }) {
  const language = useLanguage();
  const words = carWords.of(language);
  const access = useCustomerAccess();
  const vehicles = useQuery(customerQuery(access, listVehiclesCall, { language, query: { lang: language } }));
  const { pending, problem, find } = useVehicleKey(onChoose);
  if (vehicles.isError)
    return (
      <LoadError
        texts={{ loadErrorTitle: words.ownFailed }}
        error={vehicles.error}
        onRetry={() => void vehicles.refetch()}
      />
    );
  if (vehicles.data === undefined)
    return (
      <Loading className="grid gap-3 sm:grid-cols-2">
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-24 w-full rounded-lg" />
      </Loading>
    );
  if (vehicles.data.length === 0)
    return (
      <>
        <p className="text-ink-soft">{words.ownEmpty}</p>
        <LinkCarLink />
      </>
    );
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {vehicles.data.map((vehicle) => (
          <li key={vehicle.vehicleId}>
            <OwnCar
              vehicle={vehicle}
              isPending={pending === vehicle.vehicleId}
              onPress={() => void find(vehicle)}
            />
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

interface OwnCarProps {
  vehicle: Vehicle;
  isPending: boolean;
  onPress: () => void;
}

function OwnCar({ vehicle, isPending, onPress }: OwnCarProps) {
  const { model, modelYear, licensePlateNumber } = vehicle;
  return (
    <button
      type="button"
      data-analytics="choose-own-car"
      aria-busy={isPending || undefined}
      onClick={onPress}
      className="flex min-h-24 w-full items-center gap-4 rounded-lg border border-line bg-surface p-3 text-start transition-colors hover:border-ink"
    >
      <span className="w-28 shrink-0">
        <VehiclePicture vehicle={vehicle} width={320} isLazy />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">
          {model} <Ltr className="tabular">{modelYear}</Ltr>
        </span>
        <Ltr className="block text-sm text-ink-soft tabular rtl:text-end">{licensePlateNumber}</Ltr>
      </span>
      {isPending && <Spinner />}
    </button>
  );
}

/** Finds the catalog's car of a vehicle by its VIN. */
function useVehicleKey(onChoose: (car: StoredCar) => void) {
  const language = useLanguage();
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  async function find({ vehicleId, vin, image }: Vehicle) {
    setPending(vehicleId);
    setProblem(undefined);
    const found = await findCar(vin, language);
    setPending(undefined);
    if ("car" in found) onChoose({ key: found.car.key, image });
    else setProblem(found.problem);
  }
  return { pending, problem, find };
}
