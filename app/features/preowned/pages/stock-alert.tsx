import { Suspense } from "react";
import { data } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { unlistedPageMetadata } from "#app/platform/page/page-metadata.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { showAlertCall } from "../alert-calls.ts";
import { AlertView } from "../ui/alert/alert-view.tsx";
import { alertWords } from "../ui/alert/words.ts";
import type { Route } from "./+types/stock-alert.ts";

/** Where the links of mails about used cars lead. Mail programs open links by themselves: it takes a press to change anything. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { fetch, language } = context.get(siteContext);
  const token = url.searchParams.get("token") ?? "";
  const reply = await callApi(showAlertCall, { params: { token }, language, fetch });
  const title = alertWords.of(language).title;
  const headers = { "Cache-Control": "no-store" };
  return data(
    { token, title, alert: reply.ok ? reply.data : null, metadata: unlistedPageMetadata(title) },
    { status: reply.ok ? 200 : 404, headers },
  );
}

/** What a link with a token shows is kept by nobody. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export const handle = { cacheParams: ["token"] };

export default function StockAlertPage({ loaderData: { token, title, alert } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <div className="frame min-h-[60svh] pt-16 pb-24">
      <h1 className="text-title font-light">{title}</h1>
      <Suspense>
        <AlertView key={language} token={token} alert={alert} />
      </Suspense>
    </div>
  );
}
