import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { documentsPageQuery } from "#app/features/documents/content/documents-page.ts";
import { roomAddress, typeAt } from "#app/features/documents/rules/room-address.ts";
import { DocumentsTextsContext } from "#app/features/documents/ui/documents-page.ts";
import { DocumentRoom } from "#app/features/documents/ui/room/document-room.tsx";
import { CarOfCard } from "#app/features/garage/ui/car-of-card.tsx";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent, missingPage } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { NameOfCard } from "../ui/name-of-card.tsx";
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

const ofCard = (
  document: Parameters<typeof CarOfCard>[0]["document"] & Parameters<typeof NameOfCard>[0]["document"],
) => (
  <>
    <CarOfCard document={document} />
    <NameOfCard document={document} />
  </>
);

/** The customer's documents of one type; at a registration card the way to link its car, at an ID card its Arabic name for the account. */
export default function DocumentRoomPage({ loaderData: { type, texts } }: Route.ComponentProps) {
  return (
    <DocumentsTextsContext value={texts}>
      <CustomerArea>
        <DocumentRoom key={type} type={type} extra={ofCard} />
      </CustomerArea>
    </DocumentsTextsContext>
  );
}
