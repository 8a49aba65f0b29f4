import type { car } from "#app/features/showroom/content/car.ts";
import type { modelsMenu } from "#app/features/showroom/content/models-menu.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { DriveCarAnswer } from "../car-calls.ts";
import type { FindableModel } from "../rules/find-car.ts";
import type { ChosenCar } from "../wizard/drive-state.ts";

type Car = Content<typeof car>;
type Menu = Content<typeof modelsMenu>;

/** A model as the wizard shows it, and as it is found. */
export interface DriveModel extends FindableModel {
  readonly brand: string;
  readonly name: string;
  readonly typeName: string;
  readonly description: string;
  readonly types: readonly string[];
  /** Empty while there is no picture. */
  readonly picture: string;
  /** Whether it stands at a showroom to be driven. */
  readonly isDrivable: boolean;
}

/** The models that can be driven, in the order of content, and behind them those that a request may be left for. */
export function driveModels(
  { cars, otherCars, menu }: { cars: readonly Car[]; otherCars: readonly Car[]; menu: Menu | undefined },
  drivable: readonly DriveCarAnswer[],
  brand: string,
): DriveModel[] {
  const driven = new Set(drivable.map(({ car }) => car));
  const models = cars
    .filter((one) => driven.has(one.id) || (one.brand === brand && one.showInVehicleModels))
    .map((one) => {
      const other = otherCars.find(({ id }) => id === one.id);
      const labels = menu?.carTypeLabels.filter(({ id }) => one.carTypes.includes(id)) ?? [];
      return {
        id: one.id,
        brand: one.brand,
        name: one.carName,
        typeName: one.typeName,
        description: one.description,
        types: one.carTypes,
        picture: published(one.carImage),
        aliases: one.aliases,
        variantAliases: one.variantAliases,
        names: [one.carName, ...(other ? [other.carName] : [])],
        alsoKnownAs: [one.typeName, other?.typeName, ...one.carTypes, ...labels.map(({ label }) => label)]
          .filter(Boolean)
          .join(" "),
        isDrivable: driven.has(one.id),
      };
    });
  return models.toSorted((one, another) => Number(another.isDrivable) - Number(one.isDrivable));
}

/** The tab of all models, then the types that at least one of them has. */
export function typeTabs(menu: Menu | undefined, models: readonly DriveModel[]) {
  if (menu === undefined) return [];
  const shown = menu.carTypeLabels.filter(({ id }) =>
    models.some(({ types, isDrivable }) => isDrivable && types.includes(id)),
  );
  return [{ id: allTypes, label: menu.allVehiclesLabel }, ...shown];
}

/** The id of the tab that holds all models. */
export const allTypes = "all";

/** What the wizard holds of a model. */
export function chosenModel({ id, brand, name, typeName, picture }: DriveModel): ChosenCar {
  return { brand, car: id, vehicleNo: null, name, detail: typeName, image: picture };
}

function published(picture: string): string {
  return isPicturePublished(picture) ? picture : "";
}
