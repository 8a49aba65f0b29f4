import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { car } from "../../content/car.ts";
import type { trimVariant } from "../../content/trim-variant.ts";
import type { vehiclePage } from "../../content/vehicle-page.ts";
import { rangeOver, type SpecificationName } from "../../rules/vehicle/specification.ts";

export type Car = Content<typeof car>;
export type Trim = Content<typeof trimVariant>;
export type VehiclePage = Content<typeof vehiclePage>;
export type VehicleSection = VehiclePage["sections"][number];
type Picture = VehiclePage["sectionPictures"][string][number];

/** A picture that is there, with what it shows. */
export interface ShownPicture extends Picture {
  readonly alt: string;
}

/** A car on transparent ground. The sizes are those of every model's cut-outs. */
export interface CarCutOut {
  readonly wide: string;
  readonly alt: string;
  readonly width: 1280;
  readonly height: 720;
}

/** A fact of a section, or an accessory with its price in riyals. */
interface Feature {
  readonly title: string;
  readonly text: string;
  readonly price?: number | undefined;
}

/** A section as its component gets it: its words, and those of its pictures that are there. */
export interface SectionView extends Omit<VehicleSection, "pictureAlts" | "features"> {
  readonly features?: readonly Feature[] | undefined;
  readonly pictures: readonly ShownPicture[];
}

/** A paint: the pictures of a full turn, or none while they are not all there. */
export interface ColorView {
  readonly id: string;
  readonly name: string;
  readonly paint: string;
  readonly alt: string;
  readonly frames: readonly string[];
}

/** A number that speaks for the model; a range where its trims differ. */
export interface KeyFigure {
  readonly name: SpecificationName;
  readonly least: number;
  readonly most: number;
}

/** Where a model's card leads. */
export function pageOfModel({ id, exploreButtonUrl }: Pick<Car, "id" | "exploreButtonUrl">): string {
  return exploreButtonUrl ?? href("/vehicle/:car", { car: id });
}

/** The car from the front corner, or from the side; absent while there is no picture. */
export function cutOutOf(car: Car, side: "front" | "side"): CarCutOut | undefined {
  const wide = side === "front" ? car.carImage : car.carSideAngleImage;
  if (!isPicturePublished(wide)) return undefined;
  return { wide, alt: car.carImageAlt, width: 1280, height: 720 };
}

/** The pictures of a section or of the gallery that are there, each with its own words. */
export function shownPictures(
  pictures: readonly Picture[] | undefined,
  alts: readonly string[] | undefined,
): ShownPicture[] {
  return (pictures ?? []).flatMap((picture, index) =>
    isPicturePublished(picture.wide) ? [{ ...presentCrops(picture), alt: alts?.[index] ?? "" }] : [],
  );
}

/** A crop that is not there yet leaves its place to the wide picture. */
function presentCrops({ narrow, wideRtl, ...picture }: Picture): Picture {
  return {
    ...picture,
    ...(narrow !== undefined && isPicturePublished(narrow) ? { narrow } : {}),
    ...(wideRtl !== undefined && isPicturePublished(wideRtl) ? { wideRtl } : {}),
  };
}

export function sectionViews(page: VehiclePage): SectionView[] {
  return page.sections.map(({ pictureAlts, features, ...section }) => ({
    ...section,
    features: features?.map((feature, index) => ({
      ...feature,
      price: section.id === "T19" ? page.accessoryPrices?.[index] : undefined,
    })),
    pictures: shownPictures(ownValue(page.sectionPictures, section.id), pictureAlts),
  }));
}

export function colorViews({ viewerColours, colourNames }: VehiclePage): ColorView[] {
  return viewerColours.map(({ id, imageColor, animatedImages }) => {
    const named = colourNames.find((one) => one.id === id);
    return {
      id,
      name: named?.imageColorAlt ?? id,
      alt: named?.imageAlt ?? "",
      paint: imageColor,
      frames: animatedImages.every(isPicturePublished) ? animatedImages : [],
    };
  });
}

export function keyFiguresOf({ keyFigures }: VehiclePage, trims: readonly Trim[]): KeyFigure[] {
  return keyFigures.flatMap((name) => {
    const range = rangeOver(trims, name);
    return range ? [{ name, ...range }] : [];
  });
}
