import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { structuredDataTag } from "#app/platform/page/structured-data.ts";
import { informationPageQuery } from "../content/information-page.ts";
import { questionsStructuredData } from "../rules/questions-structured-data.ts";
import { InformationView } from "../ui/information/information-view.tsx";
import type { Route } from "./+types/information.ts";

/** A page to be read: privacy, terms, warranty, roadside assistance, recalls, careers. Its path is its key. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchContent(informationPageQuery, { ...context.get(siteContext), key: url.pathname });
}

export const shouldRevalidate = revalidateOnNewPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const ofThePath = matches.flatMap((match) => match?.meta ?? []);
  const questions = loaderData && questionsStructuredData(loaderData.sections);
  return questions ? [...ofThePath, structuredDataTag(questions)] : ofThePath;
}

export default function Information({ loaderData }: Route.ComponentProps) {
  return <InformationView page={loaderData} />;
}
