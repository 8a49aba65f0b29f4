import { Suspense } from "react";
import { data } from "react-router";
import * as z from "zod/mini";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { unlistedPageMetadata } from "#app/platform/page/page-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { showAlertCall } from "../alert-calls.ts";
import { AlertView } from "../ui/alert/alert-view.tsx";
import { changeAlert, type ShownAlert } from "../ui/alert/change-alert.ts";
import { alertWords } from "../ui/alert/words.ts";
import type { Route } from "./+types/stock-alert.ts";

/** Where the links of mails about used cars lead. Mail programs open links by themselves: it takes a press to change anything. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { fetch, language } = context.get(siteContext);
  const token = tokenIn(url);
  const reply = await callApi(showAlertCall, { params: { token }, language, fetch });
  if (!reply.ok && reply.status !== 404 && reply.status !== 422)
    throw data({ code: reply.code }, { status: 503 });
  const title = alertWords.of(language).title;
  const headers = { "Cache-Control": "no-store" };
  const alert: ShownAlert = reply.ok ? { ...reply.data, hasFailed: false } : gone;
  return data(
    { token, title, alert, metadata: unlistedPageMetadata(title) },
    { status: reply.ok ? 200 : 404, headers },
  );
}

/** A press before the page's scripts, or without them: the page again, as the alert is then. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<ShownAlert> {
  const { fetch, language } = context.get(siteContext);
  const token = tokenIn(url);
  const deed = deeds.safeParse((await request.formData()).get("deed"));
  if (!deed.success) throw data(null, { status: 400 });
  const reply = await callApi(showAlertCall, { params: { token }, language, fetch });
  if (!reply.ok && reply.status !== 404 && reply.status !== 422)
    throw data({ code: reply.code }, { status: 503 });
  if (!reply.ok) return gone;
  return changeAlert(deed.data, { ...reply.data, hasFailed: false }, { token, language, fetch });
}

const deeds = z.enum(["confirm", "end"]);
const gone: ShownAlert = { state: "gone", search: "", hasFailed: false };

function tokenIn(url: URL): string {
  return url.searchParams.get("token") ?? "";
}

/** What a link with a token shows is cached nowhere. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export const handle: RouteHandle = { cacheParams: ["token"] };

export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, title, alert } = loaderData;
  const language = useLanguage();
  return (
    <div className="frame min-h-[60svh] pt-16 pb-24">
      <h1 className="text-title font-light">{title}</h1>
      <Suspense>
        <AlertView key={language} token={token} alert={actionData ?? alert} />
      </Suspense>
    </div>
  );
}
