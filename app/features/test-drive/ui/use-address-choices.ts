import { useEffect, useState } from "react";
import type { ListedVehicle } from "#app/features/preowned/calls.ts";
import { useAddressChoice } from "#app/features/scheduling/ui/wizard/use-address-choice.ts";
import { market } from "#app/i18n/market.ts";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";
import { carNamed } from "../rules/find-car.ts";
import type { ChosenCar } from "../wizard/drive-state.ts";
import type { SendEvent } from "../wizard/machine/wizard-state.ts";
import { chosenModel } from "./drive-model.ts";
import { useDrivePage } from "./drive-page.ts";
import { useUsedCar } from "./drive-queries.ts";
import type { RequestedCar } from "./steps/requested-car.ts";

/** Takes the car that the address names: a model (`car`), or one used car by its number (`vehicle`). */
export function useAddressChoices(isStarted: boolean, send: SendEvent): RequestedCar {
  const { models } = useDrivePage();
  const [number, setNumber] = useState<string | null>(null);
  const [awayId, setAwayId] = useState<string | null>(null);
  useAddressChoice("car", isStarted ? models : undefined, (name, choices) => {
    const model = carNamed(name, choices);
    if (model?.isDrivable) send({ type: "car-chosen", car: chosenModel(model) });
    else if (model) setAwayId(model.id);
  });
  useAddressChoice("vehicle", isStarted || undefined, (typed) => setNumber(typed.trim().toUpperCase()));
  const isNumber = number !== null && vehicleNumber.test(number);
  const { data: used, isError, isPending } = useUsedCar(isNumber ? number : null);
  useEffect(() => {
    if (used) send({ type: "car-chosen", car: chosenUsedCar(used) });
  }, [used, send]);
  const isGone = !isNumber || isError || used === null;
  return { awayId, used: number === null ? "none" : isGone ? "gone" : isPending ? "loading" : "found" };
}

/** What the wizard holds of a used car. */
export function chosenUsedCar({
  vehicleNo,
  makeLabel,
  modelLabel,
  variant,
  year,
  image,
}: ListedVehicle): ChosenCar {
  return {
    brand: market().brand,
    car: null,
    vehicleNo,
    name: `${makeLabel} ${modelLabel}`,
    detail: [variant, year].filter(Boolean).join(" · "),
    image: image ?? "",
  };
}
