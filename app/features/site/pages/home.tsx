import { fetchContent } from "#app/features/content/content-query.ts";
import { homePageQuery } from "#app/features/content/queries.ts";
import { siteContext } from "#app/platform/site-context.ts";
import { GarageBand } from "../ui/home/garage-band.tsx";
import { Hero } from "../ui/home/hero.tsx";
import { Reasons } from "../ui/home/reasons.tsx";
import { ServicePromise } from "../ui/home/service-promise.tsx";
import type { PageHandle } from "../ui/shell.tsx";
import type { Route } from "./+types/home.ts";

export const handle: PageHandle = { opensWithPicture: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await fetchContent(homePageQuery, context.get(siteContext)) };
}

export default function Home({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <Hero content={content} />
      <ServicePromise content={content} />
      <Reasons content={content} />
      <GarageBand content={content} />
    </>
  );
}
