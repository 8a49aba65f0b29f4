import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { fetchOptions } from "#app/features/booking/options-calls.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { dashboardPageQuery } from "../content/dashboard-page.ts";
import { Dashboard } from "../ui/dashboard/dashboard.tsx";
import { DashboardTextsContext } from "../ui/dashboard/dashboard-page.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [texts, options] = await Promise.all([fetchContent(dashboardPageQuery, site), fetchOptions(site)]);
  return { texts, options };
}

export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  maintained: true,
  linkName: "customer-area",
};

/** The customer's own page: what is next, appointments, vehicles. */
export default function DashboardPage() {
  const { texts, options } = useLoaderData<typeof loader>();
  return (
    <DashboardTextsContext value={texts}>
      <CustomerArea>
        <Dashboard options={options} />
      </CustomerArea>
    </DashboardTextsContext>
  );
}
