import { useEffect } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { fetchContent } from "#app/features/content/content-query.ts";
import { errorPageQuery } from "#app/features/content/queries.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { siteContext } from "#app/platform/site-context.ts";
import { ErrorMessage } from "../ui/error-message.tsx";
import type { Route } from "./+types/unknown-path.ts";

const status = 404;

/** Any other path: a true 404 for whoever asks the server, and in the browser on to error/404 (decisions 2.1). */
export async function loader({ context }: Route.LoaderArgs) {
  const content = await fetchContent(errorPageQuery, { ...context.get(siteContext), key: "404" });
  return data({ content }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.content.title ?? "" }, { name: "robots", content: "noindex" }];
}

export default function UnknownPath({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const language = useLanguage();
  const { key } = useLocation();
  // Again for every entry of the history: the one that adds `lang` interrupts the first attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says that an entry was replaced
  useEffect(() => {
    void navigate(withLanguage("/error/404", language), { replace: true });
  }, [key, navigate, language]);
  return <ErrorMessage content={loaderData.content} status={status} />;
}
