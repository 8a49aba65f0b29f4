import { data } from "react-router";
import { OpenArea } from "#app/features/account/ui/open-area.tsx";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { languages } from "#app/i18n/language.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { listDriveCarsCall } from "../car-calls.ts";
import { testDrivePageQuery } from "../content/test-drive-page.ts";
import { driveModels, typeTabs } from "../ui/drive-model.ts";
import { DrivePageContext } from "../ui/drive-page.ts";
import { OwnDriveWizard } from "../ui/drive-wizard.tsx";
import type { Route } from "./+types/test-drive.ts";

/** How long a page may name a demo car that has left since. */
const freshMs = 10 * 60_000;

/** Texts, and the models that can be driven somewhere; a search finds them in both languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { language, brand, minimumDriverAge: minimumAge } = site;
  const other = languages.find((one) => one !== language) ?? language;
  const [texts, cars, otherCars, menu, noCar, drivable] = await Promise.all([
    fetchContent(testDrivePageQuery, site),
    fetchContent(carsQuery, site),
    queryContent(carsQuery, { ...site, language: other }),
    queryContent(modelsMenuQuery, site),
    queryContent(emptyStateQuery, { ...site, key: "test-drive-cars" }),
    fetchDriveCars(site),
  ]);
  site.cacheUntil(new Date(site.now().getTime() + freshMs));
  const content = {
    cars,
    otherCars: otherCars.ok ? otherCars.value : [],
    menu: menu.ok ? menu.value : undefined,
  };
  const models = driveModels(content, drivable, brand);
  const types = typeTabs(content.menu, models);
  const empty = noCar.ok ? { title: noCar.value.title, text: noCar.value.text } : undefined;
  return { texts, models, types, minimumAge, noCar: empty };
}

async function fetchDriveCars({ brand, language, fetch }: Site) {
  const query = { brand, lang: language };
  const reply = await callApi(listDriveCarsCall, { query, language, fetch });
  if (!reply.ok) throw data({ code: reply.code }, { status: 503 });
  return reply.data;
}

/** The wizard takes what a link carried out of the address, and the page is the same one still. */
export const shouldRevalidate = revalidateOnNewPage;

export const handle: RouteHandle = {
  cacheParams: [],
  needsScripts: true,
  footer: "line",
  linkName: "test-drive",
};

/** The test drive wizard. Who is there, and what they have chosen, is the browser's alone. */
export default function TestDrive({ loaderData }: Route.ComponentProps) {
  return (
    <DrivePageContext value={loaderData}>
      <OpenArea>{(who) => <OwnDriveWizard {...who} />}</OpenArea>
    </DrivePageContext>
  );
}
