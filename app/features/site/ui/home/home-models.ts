import type { car } from "#app/features/showroom/content/car.ts";
import type { modelsMenu } from "#app/features/showroom/content/models-menu.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Content } from "#app/platform/content/content-query.ts";

/** A model as its card shows it. */
export interface HomeModel {
  readonly id: string;
  readonly name: string;
  readonly typeName: string;
  readonly types: readonly string[];
  readonly url: string;
  /** From the front corner on transparent ground; absent while there is no picture. */
  readonly picture?: string;
  readonly alt: string;
  readonly fromPrice: number;
  readonly leaseToOwnPrice?: number;
}

/** What the slider says beside the models. */
export type ModelLabels = Pick<
  Content<typeof modelsMenu>,
  "fromLabel" | "leaseToOwnLabel" | "monthLabel" | "currencyLabel" | "allVehiclesLabel"
> & { readonly types: readonly { id: string; label: string }[] };

/** The models that are sold here, in the order of content: only what a card needs, so that the page stays light. */
export function homeModels(cars: readonly Content<typeof car>[]): HomeModel[] {
  return cars
    .filter(({ showInVehicleModels }) => showInVehicleModels)
    .map((car) => ({
      id: car.id,
      name: car.carName,
      typeName: car.typeName,
      types: car.carTypes,
      url: car.exploreButtonUrl ?? href("/vehicle/:car", { car: car.id }),
      ...(isPicturePublished(car.carImage) ? { picture: car.carImage } : {}),
      alt: car.carImageAlt,
      fromPrice: car.fromPrice,
      ...(car.leaseToOwnPrice === undefined ? {} : { leaseToOwnPrice: car.leaseToOwnPrice }),
    }));
}

/** The tab of all models, then the types that at least one of them has. */
export function modelTabs(menu: Content<typeof modelsMenu>, models: readonly HomeModel[]) {
  const sold = menu.carTypeLabels.filter(({ id }) => models.some(({ types }) => types.includes(id)));
  return [{ id: allModels, label: menu.allVehiclesLabel }, ...sold];
}

/** The id of the tab that holds all models. */
export const allModels = "all";
