import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent, missingPage } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { documentsPageQuery } from "../content/documents-page.ts";
import { roomAddress, typeAt } from "../rules/room-address.ts";
import { DocumentsTextsContext } from "../ui/documents-page.ts";
import { DocumentRoom } from "../ui/room/document-room.tsx";
import type { Route } from "./+types/document-room.ts";

/** The texts of a type's page. An address that names no type is not found. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const type = typeAt(params.slug);
  if (type === undefined) throw await missingPage(site);
  const texts = await fetchContent(documentsPageQuery, site);
  const title = texts.roomTitle.replace("{name}", texts.types[type].name);
  const metadata = entryMetadata(site, {
    ...{ path: roomAddress(type), title, description: texts.roomDescription, unlisted: true },
  });
  return { type, texts, metadata };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  maintained: true,
  footer: "short",
  camera: true,
  linkName: "documents",
};

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

/** The customer's documents of one type. */
export default function DocumentRoomPage({ loaderData: { type, texts } }: Route.ComponentProps) {
  return (
    <DocumentsTextsContext value={texts}>
      <CustomerArea>
        <DocumentRoom key={type} type={type} />
      </CustomerArea>
    </DocumentsTextsContext>
  );
}
