import { OpenArea } from "#app/features/account/ui/open-area.tsx";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { testDrivePageQuery } from "../content/test-drive-page.ts";
import { ConfirmedDrive } from "../ui/confirmation/confirmed-drive.tsx";
import type { Route } from "./+types/test-drive-confirmation.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { confirmation: texts } = await fetchContent(testDrivePageQuery, context.get(siteContext));
  return { texts };
}

export const handle: RouteHandle = { cacheParams: [], needsScripts: true, header: "hidden", footer: "line" };

/** Where a test drive, or a request for one, is confirmed. */
export default function TestDriveConfirmation({ loaderData }: Route.ComponentProps) {
  return <OpenArea>{(who) => <ConfirmedDrive {...who} texts={loaderData.texts} />}</OpenArea>;
}
