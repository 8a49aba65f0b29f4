import { data } from "react-router";
import { callApi } from "#app/platform/api/api-client.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { showAlertCall } from "../alert-calls.ts";
import { AlertPage } from "../ui/alert/alert-page.tsx";
import { alertWords } from "../ui/alert/words.ts";
import type { Route } from "./+types/stock-alert.ts";

/** Where the links of alert mails lead: `?token=`. A token that is none is answered as one that has ended: 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const words = alertWords.of(site.language);
  const token = url.searchParams.get("token") ?? "";
  const reply = await callApi(showAlertCall, {
    params: { token },
    language: site.language,
    fetch: site.fetch,
  });
  // What did not come through is not gone: the error page says so, and the link still works.
  if (!reply.ok && reply.status >= 500) throw data(null, { status: 503 });
  const metadata = entryMetadata(site, {
    path: "/pre-owned/alert",
    title: words.pageTitle,
    description: words.askText,
    unlisted: true,
  });
  const alert = reply.ok ? reply.data : undefined;
  return data({ token, alert, metadata }, { status: reply.ok ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export default function StockAlertPage({ loaderData }: Route.ComponentProps) {
  const { token, alert } = loaderData;
  return <AlertPage key={token} token={token} alert={alert} />;
}
