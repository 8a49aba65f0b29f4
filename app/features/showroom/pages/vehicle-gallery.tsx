import { redirect } from "react-router";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { ModelGallery } from "../ui/gallery/model-gallery.tsx";
import { loadModel } from "../ui/vehicle/load-model.ts";
import { modelMetadata } from "../ui/vehicle/model-metadata.ts";
import { shownPictures } from "../ui/vehicle/vehicle-view.ts";
import type { Route } from "./+types/vehicle-gallery.ts";

/** All pictures of a model; without any, the model's page is enough. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const loaded = await loadModel({ site, name: params.car, url, part: "/gallery" });
  const pictures = shownPictures(loaded.page.gallery, loaded.page.galleryAlts);
  if (pictures.length === 0) throw redirect(`${href("/vehicle/:car", { car: loaded.car.id })}${url.search}`);
  const section = loaded.page.sections.find(({ id }) => id === "T14");
  const { id, carName: name } = loaded.car;
  const title = section?.title ?? name;
  const metadata = modelMetadata(loaded, site, `${title} | ${site.identity.name} ${name}`);
  return { id, name, title, pictures, metadata };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: ["picture"], overview: "vehicle", linkName: "gallery" };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

export default function VehicleGallery({ loaderData: { id, name, title, pictures } }: Route.ComponentProps) {
  return (
    <>
      <div className="frame py-8 lg:py-12">
        <LocalLink
          to={href("/vehicle/:car", { car: id })}
          className="inline-flex min-h-11 items-center gap-2 text-ink-soft underline-offset-4 hover:underline"
        >
          <Icon name="arrow-back" className="size-4" />
          {name}
        </LocalLink>
        <h1 className="mt-2 text-title font-light">{title}</h1>
      </div>
      <ModelGallery car={id} title={title} pictures={pictures} />
    </>
  );
}
