import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { documentsPageQuery } from "../content/documents-page.ts";
import { DocumentsTextsContext } from "../ui/documents-page.ts";
import { DocumentsOverview } from "../ui/overview/overview.tsx";

/** The texts. Which documents there are belongs to the customer and is read in the browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { texts: await fetchContent(documentsPageQuery, context.get(siteContext)) };
}

export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  maintained: true,
  footer: "short",
  linkName: "documents",
};

/** The documents of the customer who is signed in. */
export default function DocumentsPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <DocumentsTextsContext value={texts}>
      <CustomerArea>
        <DocumentsOverview />
      </CustomerArea>
    </DocumentsTextsContext>
  );
}
