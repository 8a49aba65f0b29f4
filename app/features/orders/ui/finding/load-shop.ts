import { carsQuery } from "#app/features/showroom/content/car.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { Site } from "#app/platform/page/site-context.ts";

/** What every page of the shop needs of the content: the models' pictures by their codes. The shop works without. */
export async function loadShop(site: Site) {
  const cars = await queryContent(carsQuery, site);
  const shown = (cars.ok ? cars.value : []).flatMap(({ modelCode, carSideAngleImage: image }) =>
    modelCode !== undefined && isPicturePublished(image) ? [[modelCode, image] as const] : [],
  );
  return { pictures: Object.fromEntries(shown) };
}
